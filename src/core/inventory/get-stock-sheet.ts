import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { StockSheet } from "#core/inventory/stock-edit.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The stock for its editor. Versions are read first: a sale between them and the eggs is a conflict, and never written over. */
export const getStockSheet =
  ({ inventory }: Pick<ShopRecords, "inventory">) =>
  async (): Promise<StockSheet> => {
    const versions = await inventory.versions();
    const eggs = await inventory.load();
    const rows = CATEGORY_IDS.map((id) => [id, { eggs: eggs[id], version: versions[id] }]);
    return Object.fromEntries(rows) as StockSheet;
  };
