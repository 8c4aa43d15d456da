import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { stockByTheBook } from "#core/fefo/stock-line.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { todayAt } from "#core/shared/today.ts";
import type { EggsKept, Stock } from "#ports/inventory-repository.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface StockRecords
  extends Pick<ShopRecords, "bookSettings" | "care" | "lots" | "orders"> {
  readonly inventory: Pick<ShopRecords["inventory"], "load">;
}

export const eggsKept = async ({
  bookSettings,
  care,
  lots,
  orders,
}: Omit<StockRecords, "inventory">): Promise<EggsKept | null> => {
  const settings = await bookSettings.load();
  if (!settings.isOpen) return null;
  const rules = await rulesOf({ care }, settings);
  return { settings, rules, lots: await lots.open(), promised: await orders.eggsPromised() };
};

const stockOf = (kept: EggsKept, now: string): Inventory =>
  stockByTheBook(kept, todayAt(now), kept.rules);

export const stockForSale = ({ clock, ...records }: StockRecords & Pick<ShopPorts, "clock">) => ({
  load: async (): Promise<Inventory> => {
    const kept = await eggsKept(records);
    return kept ? stockOf(kept, clock.now()) : records.inventory.load();
  },
});

export interface StockDuring {
  readonly before: Inventory;
  readonly after: Inventory;
}

export interface WatchedStock extends Stock {
  during(eggs?: readonly CategoryId[]): Promise<StockDuring | null>;
}

/** The stock in one unit of work: reads its sources once, and again after a change. */
export const watchedStock = (records: ShopRecords, now: string): WatchedStock => {
  const { bookSettings, inventory } = records;
  let known: Promise<EggsKept | null> | null = null;
  let before: Inventory | null = null;
  let saved: Inventory | null = null;
  let isTouched = false;

  const kept = (): Promise<EggsKept | null> => {
    known ??= eggsKept(records);
    return known;
  };

  const load = async (): Promise<Inventory> => {
    const book = await kept();
    const stock = book ? stockOf(book, now) : await inventory.load();
    before ??= stock;
    return stock;
  };

  const touch = async (): Promise<void> => {
    if (!before) await load();
    isTouched = true;
    known = null;
  };

  return {
    kept,
    load,
    save: async (stock) => {
      const isOpen = known ? (await known) !== null : (await bookSettings.load()).isOpen;
      await touch();
      saved = stock;
      if (!isOpen) await inventory.save(stock);
    },
    willChange: async () => {
      await touch();
      saved = null;
    },
    during: async (eggs = CATEGORY_IDS) => {
      if (!before || !isTouched) return null;
      const is = saved ?? (await load());
      const after = { ...before };
      for (const id of eggs) after[id] = is[id];
      return { before, after };
    },
  };
};
