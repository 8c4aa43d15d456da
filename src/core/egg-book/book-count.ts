import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, takenOut, withKnown, withLot } from "#core/egg-book/book.ts";
import { type Lot, lotIdOf } from "#core/egg-book/lot.ts";
import { takeNewestFirst } from "#core/egg-book/pack-oldest-first.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs of one count that are for sale, by the kind that they are sold as. */
export interface CountForSale {
  readonly id: string;
  readonly flock: string;
  readonly laid: Day;
  readonly eggs: Readonly<Partial<Record<CategoryId, number>>>;
}

export interface Booked {
  readonly book: Book;
  /** Eggs that had left already, and that have left other lots in their place. */
  readonly changed: number;
}

/** A lot that is corrected: what has left it can't be less than what came in. */
const corrected = (book: Book, lot: Lot, eggs: number): Booked => {
  const out = lot.eggs - lot.left;
  const after = withLot(book, { ...lot, eggs: Math.max(eggs, out), left: Math.max(0, eggs - out) });
  const gone = Math.max(0, out - eggs);
  const others = after.lots.filter(({ id }) => id !== lot.id);
  const { from, short } = takeNewestFirst(others, { category: lot.category, eggs: gone });
  return { book: takenOut(after, from, { kind: "changed" }), changed: gone - short };
};

/** Without a lot the book knows nothing of a count: of one of before it was opened nothing is on its shelf. */
const rise = (
  book: Book,
  before: CountForSale | null,
  after: CountForSale,
  id: CategoryId,
): number => {
  const isOfBefore = before !== null && after.laid < todayAt(book.settings.openedAt || book.now);
  const more = (after.eggs[id] ?? 0) - (before?.eggs[id] ?? 0);
  return isOfBefore ? 0 : Math.max(0, more);
};

const bookedKind = (
  book: Book,
  before: CountForSale | null,
  after: CountForSale,
  category: CategoryId,
): Booked => {
  const { id, flock, laid } = after;
  const lotId = lotIdOf(id, category);
  const lot = book.lots.find((one) => one.id === lotId);
  if (lot) return corrected(book, { ...lot, laid }, after.eggs[category] ?? 0);
  const eggs = rise(book, before, after, category);
  if (eggs === 0) return { book, changed: 0 };
  const fresh: Lot = {
    id: lotId,
    at: book.now,
    from: "count",
    flock,
    laid,
    category,
    eggs,
    left: eggs,
  };
  return { book: withLot(book, fresh), changed: 0 };
};

/** `before` is null for one that is new. A deleted count has no eggs. */
export const bookCount = async (
  { lots }: Pick<ShopRecords, "lots" | "moves">,
  book: Book,
  before: CountForSale | null,
  after: CountForSale,
): Promise<Booked> => {
  const ids = CATEGORY_IDS.map((category) => lotIdOf(after.id, category));
  let booked: Booked = { book: withKnown(book, await lots.withIds(ids)), changed: 0 };
  for (const category of CATEGORY_IDS) {
    const next = bookedKind(booked.book, before, after, category);
    booked = { book: next.book, changed: booked.changed + next.changed };
  }
  return booked;
};
