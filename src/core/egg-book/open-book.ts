import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, broughtBack, withKnown } from "#core/egg-book/book.ts";
import { countedOne } from "#core/egg-book/count-shelf.ts";
import { eggsByOrder } from "#core/egg-book/egg-move.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import type { EggsOfLot } from "#core/egg-book/pack-oldest-first.ts";
import { outWith, outWithHalf } from "#core/egg-book/pack-order.ts";
import { eggsForDays, eggsOfRest, isAllBack, methodsOut } from "#core/egg-book/promised-eggs.ts";
import { badShelf, OLDEST_DAYS, type Shelf } from "#core/egg-book/shelf-entry.ts";
import { stockByTheBook } from "#core/egg-book/stock-line.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { SharedShop } from "#ports/ports.ts";

export type OpenBookRefusal =
  | { readonly kind: "already-open" }
  | { readonly kind: "bad-shelf"; readonly categories: readonly CategoryId[] };

/** What is out with an order that isn't to be: where one of its halves has left, what is more than that took. */
const outTooMuch = (
  book: Book,
  order: Order,
  out: readonly EggsOfLot[],
  farm: OfDays,
): readonly EggsOfLot[] => {
  if (isAllBack(order)) return out;
  const left = eggsForDays(order, book.now, farm, methodsOut(order));
  const kinds = new Map(book.lots.map(({ id, category }) => [id, category]));
  const rest = eggsOfRest(order, book.now, farm).map(({ category, ...half }) => {
    const all = sumOf(out, ({ lot, eggs }) => (kinds.get(lot) === category ? eggs : 0));
    const gone = sumOf(left, (one) => (one.category === category ? one.eggs : 0));
    return { ...half, category, eggs: Math.max(0, all - gone) };
  });
  return outWithHalf(book, out, rest);
};

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
  { lots, moves, orders, profile }: Pick<BookDeps, "lots" | "moves" | "orders" | "profile">,
  book: Book,
): Promise<Book> => {
  let after = book;
  const farm = await loadFarm({ profile });
  for (const order of await ordersWithEggs({ moves, orders }, book)) {
    const out = outWith(await moves.ofOrders([order.id]));
    after = withKnown(after, await lots.withIds(out.map(({ lot }) => lot)));
    const back = outTooMuch(after, order, out, farm);
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
