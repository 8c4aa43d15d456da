import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, withKnown, withLot } from "#core/egg-book/book.ts";
import {
  type Booked,
  eggsBecauseOf,
  type Instead,
  withFewer,
  withMore,
} from "#core/egg-book/corrected-lot.ts";
import { isBack } from "#core/egg-book/egg-move.ts";
import { type Lot, lotIdOf } from "#core/egg-book/lot.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs of one count that are for sale, by the kind that they are sold as. */
export interface CountForSale {
  readonly id: string;
  readonly flock: string;
  readonly laid: Day;
  readonly eggs: Readonly<Partial<Record<CategoryId, number>>>;
}

export interface CountChange {
  /** Null for one that is new, or comes back. */
  readonly before: CountForSale | null;
  /** A deleted count has no eggs. */
  readonly after: CountForSale;
  /** Where the book had none of the eggs of a count that comes back, it gets none. */
  readonly isPutBack: boolean;
}

/** What the book has of a count, and what left in place of its eggs. */
interface Known {
  readonly lots: readonly Lot[];
  readonly instead: ReadonlyMap<string, Instead>;
}

type Records = Pick<ShopRecords, "lots" | "moves">;

/** By lot. */
const insteadOf = async (
  { moves }: Pick<Records, "moves">,
  lots: readonly Lot[],
): Promise<Known["instead"]> => {
  const ids = lots.map(({ id }) => id);
  const out = (await moves.undoing(ids)).filter((move) => !isBack(move));
  const back = await moves.undoing(out.map(({ id }) => id));
  const stillOut = out.map((move) => {
    const undone = back.filter(({ undoes }) => undoes === move.id);
    return { ...move, eggs: move.eggs - sumOf(undone, ({ eggs }) => eggs) };
  });
  return new Map(ids.map((id) => [id, stillOut.filter(({ undoes }) => undoes === id)]));
};

const isSinceOpening = ({ settings }: Book, { at }: Lot): boolean => at >= settings.openedAt;

const differenceOf = ({ before, after }: CountChange, id: CategoryId): number =>
  (after.eggs[id] ?? 0) - (before?.eggs[id] ?? 0);

/**
 * Of a count that was taken since the book was opened all eggs are in its lots. One of before may have been corrected
 * meanwhile: its shelf was counted then.
 */
const correction = (
  book: Book,
  lot: Lot,
  change: CountChange,
  category: CategoryId,
  instead: Instead,
): number =>
  change.before === null || isSinceOpening(book, lot)
    ? (change.after.eggs[category] ?? 0) - eggsBecauseOf(lot, instead)
    : differenceOf(change, category);

const corrected = (book: Book, lot: Lot, change: CountChange, instead: Instead): Booked => {
  const dated = { ...lot, laid: change.after.laid };
  const more = correction(book, lot, change, lot.category, instead);
  return more < 0 ? withFewer(book, dated, -more) : withMore(book, dated, more, instead);
};

/** Without any lot the book knows nothing of a count: of one of before it was opened nothing is on its shelf. */
const rise = (book: Book, change: CountChange, { lots }: Known, id: CategoryId): number => {
  const { before, after, isPutBack } = change;
  if (lots.some((lot) => isSinceOpening(book, lot))) return after.eggs[id] ?? 0;
  const isOfBefore = before !== null && after.laid < todayAt(book.settings.openedAt || book.now);
  return isPutBack || isOfBefore ? 0 : Math.max(0, differenceOf(change, id));
};

const bookedKind = (
  book: Book,
  change: CountChange,
  known: Known,
  category: CategoryId,
): Booked => {
  const { id, flock, laid } = change.after;
  const lotId = lotIdOf(id, category);
  const lot = book.lots.find((one) => one.id === lotId);
  if (lot) return corrected(book, lot, change, known.instead.get(lotId) ?? []);
  const eggs = rise(book, change, known, category);
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

export const bookCount = async (
  { lots, moves }: Records,
  book: Book,
  change: CountChange,
): Promise<Booked> => {
  const ids = CATEGORY_IDS.map((category) => lotIdOf(change.after.id, category));
  const own = await lots.withIds(ids);
  const instead = await insteadOf({ moves }, own);
  const others = [...instead.values()].flatMap((some) => some.map(({ lot }) => lot));
  const known: Known = { lots: own, instead };
  let booked: Booked = {
    book: withKnown(withKnown(book, own), await lots.withIds(others)),
    changed: 0,
  };
  for (const category of CATEGORY_IDS) {
    const next = bookedKind(booked.book, change, known, category);
    booked = { book: next.book, changed: booked.changed + next.changed };
  }
  return booked;
};
