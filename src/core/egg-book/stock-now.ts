import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { stockByTheBook } from "#core/egg-book/stock-line.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "orders" | "inventory">;

/** What is for sale at an instant, also right after midnight, when the stored stock still has what was too old by then. */
export const stockNow =
  ({ inventory, bookSettings, care, lots, orders }: Deps) =>
  async (now: string): Promise<Inventory> => {
    const stock = await inventory.load();
    const settings = await bookSettings.load();
    const today = todayAt(now);
    if (!settings.isOpen || settings.settledOn >= today) return stock;
    const book = { lots: await lots.open(), orders: await orders.toPack() };
    const rules = await rulesOf({ care }, settings);
    const fresh = stockByTheBook(book, today, rules);
    return Object.fromEntries(
      CATEGORY_IDS.map((id) => [id, Math.min(stock[id], fresh[id])]),
    ) as Inventory;
  };

/** For callers that read the stock as it is now. */
export const stockForSale = ({ clock, ...records }: Deps & Pick<ShopPorts, "clock">) => ({
  load: () => stockNow(records)(clock.now()),
});
