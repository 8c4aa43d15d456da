import { type Book, broughtBack, takenOut, withLot } from "#core/egg-book/book.ts";
import { takeFrom, takeNewestFirst } from "#core/fefo/pack-oldest-first.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface Booked {
  readonly book: Book;
  readonly changed: number;
}

export type Instead = readonly Pick<EggMove, "id" | "lot" | "eggs">[];

export const eggsBecauseOf = ({ eggs }: Lot, instead: Instead): number =>
  eggs - sumOf(instead, (move) => move.eggs);

/** Eggs that have left stay out: the missing rest leaves other lots. */
export const withFewer = (book: Book, lot: Lot, eggs: number): Booked => {
  const own = Math.min(lot.left, eggs);
  const after = withLot(book, { ...lot, eggs: lot.eggs - own, left: lot.left - own });
  const others = after.lots.filter(({ id }) => id !== lot.id);
  const gone = eggs - own;
  const { from, short } = takeNewestFirst(others, { category: lot.category, eggs: gone });
  return {
    book: takenOut(after, from, { kind: "changed", undoes: lot.id }),
    changed: gone - short,
  };
};

/** Eggs that left other lots instead come back first, the last first, as an undo needs. */
export const withMore = (book: Book, lot: Lot, eggs: number, instead: Instead): Booked => {
  const moves = instead.map(({ id, eggs: left }) => ({ id, left })).toReversed();
  const { from, short } = takeFrom(moves, eggs);
  const back = from.reduce((one, { lot: undoes, eggs: many }) => {
    const to = instead.find(({ id }) => id === undoes)?.lot ?? lot.id;
    return broughtBack(one, [{ lot: to, eggs: many }], { kind: "undone", undoes });
  }, book);
  const after = withLot(back, { ...lot, eggs: lot.eggs + short, left: lot.left + short });
  return { book: after, changed: 0 };
};
