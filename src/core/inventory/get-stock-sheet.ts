import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { heldIn } from "#core/inventory/held.ts";
import type { StockRows, StockSheet } from "#core/inventory/stock-edit.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "inventory">;

/** The shelf with its versions. Those are read first: a sale between them and the eggs is a conflict, and never written over. */
export const getStockRows = async ({ inventory }: Records): Promise<StockRows> => {
  const versions = await inventory.versions();
  const eggs = await inventory.load();
  const rows = CATEGORY_IDS.map((id) => [id, { eggs: eggs[id], version: versions[id] }]);
  return Object.fromEntries(rows) as StockRows;
};

/** The stock for its editor. */
export const getStockSheet =
  ({
    inventory,
    agreements,
    shared,
    clock,
  }: Records & Pick<ShopRecords, "agreements"> & Pick<ShopPorts, "shared" | "clock">) =>
  async (): Promise<StockSheet> => {
    const rows = await getStockRows({ inventory });
    const eggsHeld = await heldIn(shared)({ agreements }, await inventory.load(), clock.now());
    const sheet = CATEGORY_IDS.map((id) => [id, { ...rows[id], held: eggsHeld[id] }]);
    return Object.fromEntries(sheet) as StockSheet;
  };
