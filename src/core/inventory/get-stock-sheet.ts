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
  ({
    inventory,
    waitlist,
    held,
    clock,
  }: Records &
    Pick<ShopRecords, "waitlist"> &
    Pick<ShopPorts, "clock"> & { readonly held: HeldEggs }) =>
  async (): Promise<StockSheet> => {
    const rows = await getStockRows({ inventory });
    const eggsHeld = await held(await inventory.load(), clock.now());
    const waiting = await Promise.all(CATEGORY_IDS.map((id) => waitlist.of(id)));
    const sheet = CATEGORY_IDS.map((id, at) => [
      id,
      { ...rows[id], held: eggsHeld[id], waiting: waiting[at]?.length ?? 0 },
    ]);
    return Object.fromEntries(sheet) as StockSheet;
  };
