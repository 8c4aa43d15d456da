import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { HeldEggs } from "#core/inventory/inventory.ts";
import { type StockSheet, stockRowsOf } from "#core/inventory/stock-edit.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "waitlist">, Pick<ShopPorts, "clock"> {
  readonly inventory: Pick<ShopRecords["inventory"], "load">;
  readonly held: HeldEggs;
}

export const getStockSheet =
  ({ inventory, waitlist, held, clock }: Deps) =>
  async (): Promise<StockSheet> => {
    const stock = await inventory.load();
    const rows = stockRowsOf(stock);
    const eggsHeld = await held(stock, clock.now());
    const waiting = await Promise.all(CATEGORY_IDS.map((id) => waitlist.of(id)));
    const sheet = CATEGORY_IDS.map((id, at) => [
      id,
      { ...rows[id], held: eggsHeld[id], waiting: waiting[at]?.length ?? 0 },
    ]);
    return Object.fromEntries(sheet) as StockSheet;
  };
