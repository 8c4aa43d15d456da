import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, layDayOfFound, takenOut, withNewLot } from "#core/egg-book/book.ts";
import { takeNewestFirst } from "#core/fefo/pack-oldest-first.ts";
import { shelfOf } from "#core/fefo/stock-line.ts";
import { fitOn } from "#core/fefo/withhold-eggs.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { LotSource } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";

export interface CountedKind {
  readonly category: CategoryId;
  /** Eggs on the shelf, promised ones included. */
  readonly eggs: number;
  readonly laid?: Day | undefined;
  readonly flock?: FlockId | undefined;
}

export const countedOne = (
  book: Book,
  { category, eggs, laid, flock }: CountedKind,
  source: LotSource = "found",
): Book => {
  const difference = eggs - shelfOf(book.lots, book.today, book.rules)[category];
  const there = fitOn(book.lots, book.today, book.rules).filter((lot) => lot.category === category);
  if (difference < 0) {
    const { from } = takeNewestFirst(there, { category, eggs: -difference });
    return takenOut(book, from, { kind: "missing" });
  }
  const day = laid ?? layDayOfFound({ ...book, lots: there }, () => true);
  return withNewLot(book, { from: source, laid: day, flock, category, eggs: difference });
};
