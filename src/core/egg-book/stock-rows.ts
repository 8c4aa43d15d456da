import { eggsKept, type StockRecords } from "#core/egg-book/stock.ts";
import { shelfOf } from "#core/fefo/stock-line.ts";
import { type StockRows, shelfRowsOf, stockRowsOf } from "#core/inventory/stock-edit.ts";
import { todayAt } from "#core/shared/today.ts";

export const stockRows =
  ({ inventory, ...records }: StockRecords) =>
  async (now: string): Promise<StockRows> => {
    const kept = await eggsKept(records);
    return kept
      ? shelfRowsOf(shelfOf(kept.lots, todayAt(now), kept.rules))
      : stockRowsOf(await inventory.load());
  };
