// Available to promise (ATP), day by day.
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookOrder } from "#core/egg-book/book-order.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { mostForDay, shortOf } from "#core/fefo/dry-run.ts";
import type { EggsForDay } from "#core/fefo/pack-oldest-first.ts";
import { promisedForDays } from "#core/fefo/promised-eggs.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import type { Day } from "#core/shared/day.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps {
  readonly orders: Pick<ShopRecords["orders"], "toPack">;
  readonly inventory: Pick<Stock, "kept">;
  readonly farm: OfDays;
  readonly now: string;
}

export interface TooFewForDay {
  readonly day: Day;
  readonly category: CategoryId;
  readonly most: number;
}

/** Refuses the first kind that can't be packed beside all promised and held; a closed book has no ages to refuse by. */
export const tooFewForDays =
  ({ orders, inventory, farm, now }: Deps) =>
  async (
    asked: readonly EggsForDay[],
    held: readonly EggsForDay[],
  ): Promise<TooFewForDay | null> => {
    const kept = asked.length > 0 ? await inventory.kept() : null;
    if (!kept) return null;
    const { lots, rules } = kept;
    const others = promisedForDays(await orders.toPack(), now, farm);
    let promised: readonly EggsForDay[] = [...others, ...held];
    for (const one of asked) {
      const most = mostForDay(lots, promised, one, rules);
      if (most < one.eggs) return { day: one.day, category: one.category, most };
      promised = [...promised, one];
    }
    return null;
  };

type OrderChanged = readonly [before: Order, after: Order];

interface MoveDeps
  extends Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders">,
    CommandContext {
  readonly farm: OfDays;
}

const lotsOnceBack = async (
  deps: MoveDeps,
  book: Book,
  changes: readonly OrderChanged[],
): Promise<readonly Lot[]> => {
  let back = book;
  for (const [before, after] of changes) {
    const booked = await bookOrder(deps, back, { before, after, farm: deps.farm });
    if (booked.ok) back = booked.value;
  }
  return back.lots;
};

/** The first kind that would lack more eggs than now if orders were moved, and unpacked or not. */
export const shortOnceMoved =
  (deps: MoveDeps) =>
  async (
    changes: readonly OrderChanged[],
    held: readonly EggsForDay[],
  ): Promise<CategoryId | null> => {
    const book = await loadBook(deps);
    if (!book) return null;
    const { orders, farm, now } = deps;
    const before = await orders.toPack();
    const others = before.filter(({ id }) => !changes.some(([order]) => order.id === id));
    const after = [...others, ...changes.map(([, order]) => order)];
    const wantedBy = (all: readonly OrderPlaces[]): readonly EggsForDay[] => [
      ...promisedForDays(all, now, farm),
      ...held,
    ];
    const [was, is] = [wantedBy(before), wantedBy(after)];
    const lots = await lotsOnceBack(deps, book, changes);
    const isShorter = (id: CategoryId): boolean =>
      shortOf(id, lots, is, book.rules) > shortOf(id, book.lots, was, book.rules);
    return CATEGORY_IDS.find(isShorter) ?? null;
  };
