import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, broughtBack, withKnown } from "#core/egg-book/book.ts";
import { countedOne } from "#core/egg-book/count-shelf.ts";
import { eggsByOrder } from "#core/egg-book/egg-move.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { outButWith } from "#core/egg-book/pack-order.ts";
import { isAllBack, methodsOut } from "#core/egg-book/promised-eggs.ts";
import { badShelf, OLDEST_DAYS, type Shelf } from "#core/egg-book/shelf-entry.ts";
import { stockByTheBook } from "#core/egg-book/stock-line.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { SharedShop } from "#ports/ports.ts";

export type OpenBookRefusal =
  | { readonly kind: "already-open" }
  | { readonly kind: "bad-shelf"; readonly categories: readonly CategoryId[] };

/** Those that eggs went out with which may still be sold. */
const ordersWithEggs = async (
  { moves, orders }: Pick<BookDeps, "moves" | "orders">,
  { today }: Book,
): Promise<readonly Order[]> => {
  const since = whenClockShows(addDays(today, -OLDEST_DAYS), "00:00");
  const until = whenClockShows(today, "24:00");
  return orders.withIds([...eggsByOrder(await moves.between(since, until)).keys()]);
};

/**
 * Orders that were unpacked or given up while the book was closed: their eggs are in their lots again before the shelf is
 * counted.
 */
const backSince = async (
  { lots, moves, orders }: Pick<BookDeps, "lots" | "moves" | "orders">,
  book: Book,
): Promise<Book> => {
  let after = book;
  for (const order of await ordersWithEggs({ moves, orders }, book)) {
    const still = isAllBack(order) ? [] : methodsOut(order);
    if (still.length === methodsOf(order).length) continue;
    const back = outButWith(await moves.ofOrders([order.id]), still);
    after = withKnown(after, await lots.withIds(back.map(({ lot }) => lot)));
    after = broughtBack(after, back, { kind: "unpacked", order: order.id });
  }
  return after;
};

/**
 * From now on what is for sale is what is on the shelf and promised to nobody. Lots of before stay, as far as their eggs
 * are still on the shelf.
 */
export const openBook =
  (shared: SharedShop | null) =>
  (deps: BookDeps) =>
  async ({ shelf }: { readonly shelf: Shelf }): Promise<Result<null, OpenBookRefusal>> => {
    const { bookSettings, now, orders, inventory } = deps;
    const settings = await bookSettings.load();
    if (settings.isOpen) return refuse({ kind: "already-open" });
    const today = todayAt(now);
    const categories = badShelf(shelf, today);
    if (categories.length > 0) return refuse({ kind: "bad-shelf", categories });
    await bookSettings.save({ ...settings, isOpen: true, openedAt: now, settledOn: today });
    const book = await loadBook(deps);
    if (!book) return refuse({ kind: "already-open" });
    const opened = CATEGORY_IDS.reduce(
      (one, category) =>
        countedOne(one, { category, ...(shelf[category] ?? { eggs: 0 }) }, "opening"),
      await backSince(deps, book),
    );
    // The stock is set before the book is looked at: nothing was changed outside of it.
    const kept = { lots: opened.lots, orders: await orders.toPack() };
    await inventory.save(stockByTheBook(kept, today, book.rules));
    await deps.lots.save(opened.lots.filter((lot) => !book.lots.includes(lot)));
    await deps.moves.addAll(opened.moves);
    await keepBook(shared, deps)(
      async () => null,
      async (same) => [same, null],
    );
    return accept(null);
  };

/** The stock and the book's history stay. */
export const closeBook =
  (shared: SharedShop | null) => (deps: BookDeps) => async (): Promise<Result<null, never>> => {
    await keepBook(shared, deps)(
      async () => null,
      async (book) => [book, null],
    );
    const settings = await deps.bookSettings.load();
    if (settings.isOpen) await deps.bookSettings.save({ ...settings, isOpen: false });
    return accept(null);
  };
