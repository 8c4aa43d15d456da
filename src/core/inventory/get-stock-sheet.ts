import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { HeldEggs } from "#core/inventory/inventory.ts";
import type { StockRows, StockSheet } from "#core/inventory/stock-edit.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "inventory">;

/** Versions are read first: a sale in between is a conflict. */
export const getStockRows = async ({ inventory }: Records): Promise<StockRows> => {
  const versions = await inventory.versions();
  const eggs = await inventory.load();
  const rows = CATEGORY_IDS.map((id) => [id, { eggs: eggs[id], version: versions[id] }]);
  return Object.fromEntries(rows) as StockRows;
};

export const getStockSheet =
  ({ inventory, held, clock }: Records & Pick<ShopPorts, "clock"> & { readonly held: HeldEggs }) =>
  async (): Promise<StockSheet> => {
    const rows = await getStockRows({ inventory });
    const eggsHeld = await held(await inventory.load(), clock.now());
    const sheet = CATEGORY_IDS.map((id) => [id, { ...rows[id], held: eggsHeld[id] }]);
    return Object.fromEntries(sheet) as StockSheet;
  };
