import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { eggsPromised } from "#core/egg-book/promised-eggs.ts";
import { eggsKept, type StockRecords } from "#core/egg-book/stock.ts";
import { shelfOf } from "#core/egg-book/stock-line.ts";
import { type StockRows, stockRowsOf } from "#core/inventory/stock-edit.ts";
import { todayAt } from "#core/shared/today.ts";

/**
 * The figures of the inventory editor at an instant: the stock, or what is on the shelf of an open egg book. There the
 * version holds what is promised too, as packing takes eggs off the shelf and changes nothing for sale.
 */
export const stockRows =
  ({ inventory, ...records }: StockRecords) =>
  async (now: string): Promise<StockRows> => {
    const kept = await eggsKept(records);
    if (!kept) return stockRowsOf(await inventory.load());
    const shelf = shelfOf(kept.lots, todayAt(now), kept.rules);
    const promised = eggsPromised(kept.orders);
    return Object.fromEntries(
      CATEGORY_IDS.map((id) => [id, { eggs: shelf[id], version: `${shelf[id]} ${promised[id]}` }]),
    ) as StockRows;
  };
