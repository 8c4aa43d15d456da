import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { StockRecords } from "#core/egg-book/stock.ts";
import { stockRows } from "#core/egg-book/stock-rows.ts";
import { type HeldEggs, lessHeld } from "#core/inventory/inventory.ts";
import type { StockSheet } from "#core/inventory/stock-edit.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps
  extends Omit<StockRecords, "inventory">,
    Pick<ShopRecords, "waitlist">,
    Pick<ShopPorts, "clock"> {
  readonly inventory: Pick<ShopRecords["inventory"], "load">;
  readonly held: HeldEggs;
}

export const getStockSheet =
  ({ waitlist, held, clock, ...records }: Deps) =>
  async (): Promise<StockSheet> => {
    const now = clock.now();
    const [rows, stock] = [await stockRows(records)(now), await records.inventory.load()];
    const eggsHeld = await held(stock, now);
    const forSale = lessHeld(stock, eggsHeld);
    const waiting = await Promise.all(CATEGORY_IDS.map((id) => waitlist.of(id)));
    const sheet = CATEGORY_IDS.map((id, at) => [
      id,
      {
        ...rows[id],
        forSale: forSale[id],
        held: eggsHeld[id],
        waiting: waiting[at]?.length ?? 0,
      },
    ]);
    return Object.fromEntries(sheet) as StockSheet;
  };
