import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopContext } from "#core/command.ts";
import { type Book, broughtBack, withKnown } from "#core/egg-book/book.ts";
import { countedOne } from "#core/egg-book/counted-one.ts";
import { withOldFolded } from "#core/egg-book/fold-old.ts";
import { bookOf } from "#core/egg-book/load-book.ts";
import { outBut } from "#core/egg-book/out-but.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import { badShelf, OLDEST_DAYS, type Shelf } from "#core/egg-book/shelf-entry.ts";
import { eggsByOrder } from "#core/ledger/egg-move.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { methodsStillOut } from "#core/orders/promised.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export type OpenBookRefusal =
  | { readonly kind: "already-open" }
  | { readonly kind: "bad-shelf"; readonly categories: readonly CategoryId[] };

const ordersWithEggs = async (
  { moves, orders }: Pick<ShopRecords, "moves" | "orders">,
  { today }: Book,
): Promise<readonly Order[]> => {
  const since = whenClockShows(addDays(today, -OLDEST_DAYS), "00:00");
  const until = whenClockShows(today, "24:00");
  return orders.withIds([...eggsByOrder(await moves.between(since, until)).keys()]);
};

/** Their eggs are back in their lots before the shelf is counted. */
const backSince = async (
  { lots, moves, orders }: Pick<ShopRecords, "lots" | "moves" | "orders">,
  book: Book,
): Promise<Book> => {
  let after = book;
  for (const order of await ordersWithEggs({ moves, orders }, book)) {
    const still = methodsStillOut(order);
    if (still.length === methodsOf(order).length) continue;
    const back = await outBut({ lots, moves }, order, still);
    const known = withKnown(after, back.lots);
    after = broughtBack(known, back.out, { kind: "unpacked", order: order.id });
  }
  return after;
};

/** Earlier lots stay, as far as their eggs are still on the shelf. */
export const openBook =
  (deps: Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders"> & ShopContext) =>
  async ({ shelf }: { readonly shelf: Shelf }): Promise<Result<null, OpenBookRefusal>> => {
    const { bookSettings, inventory, now } = deps;
    const stored = await bookSettings.load();
    if (stored.isOpen) return refuse({ kind: "already-open" });
    const today = todayAt(now);
    const categories = badShelf(shelf, today);
    if (categories.length > 0) return refuse({ kind: "bad-shelf", categories });
    const settings = { ...stored, isOpen: true, openedAt: now, countedAt: {}, agedOn: today };
    await inventory.willChange();
    await bookSettings.save(settings);
    const before = await bookOf(deps, settings);
    const book = await withOldFolded(deps, before);
    const opened = CATEGORY_IDS.reduce(
      (one, category) =>
        countedOne(one, { category, ...(shelf[category] ?? { eggs: 0 }) }, "opening"),
      await backSince(deps, book),
    );
    await saveBook(deps, before, opened);
    return accept(null);
  };
