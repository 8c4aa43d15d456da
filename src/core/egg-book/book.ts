import type { EggsOfLot } from "#core/fefo/pack-oldest-first.ts";
import type { FitRules } from "#core/fefo/withhold-eggs.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import { type Lot, lotIdOf } from "#core/ledger/lot.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export interface Book {
  readonly settings: BookSettings;
  readonly rules: FitRules;
  readonly now: string;
  readonly today: Day;
  readonly newId: string;
  readonly lots: readonly Lot[];
  readonly moves: readonly EggMove[];
}

type Why = Pick<EggMove, "kind" | "order" | "half" | "note" | "undoes">;

const withMoves = (book: Book, eggs: readonly EggsOfLot[], sign: 1 | -1, why: Why): Book => {
  const changes = new Map<string, number>();
  for (const one of eggs) changes.set(one.lot, (changes.get(one.lot) ?? 0) + sign * one.eggs);
  const moves = eggs.map((one, at) => ({
    ...why,
    id: `${book.newId}-${book.moves.length + at + 1}`,
    at: book.now,
    ...one,
  }));
  return {
    ...book,
    lots: book.lots.map((lot) => {
      const change = changes.get(lot.id);
      return change ? { ...lot, left: lot.left + change } : lot;
    }),
    moves: [...book.moves, ...moves],
  };
};

export const takenOut = (book: Book, eggs: readonly EggsOfLot[], why: Why): Book =>
  withMoves(book, eggs, -1, why);

export const broughtBack = (book: Book, eggs: readonly EggsOfLot[], why: Why): Book =>
  withMoves(book, eggs, 1, why);

export const withLot = (book: Book, lot: Lot): Book => ({
  ...book,
  lots: [...book.lots.filter(({ id }) => id !== lot.id), lot],
});

export const withKnown = (book: Book, lots: readonly Lot[]): Book => {
  const known = new Set(book.lots.map(({ id }) => id));
  return { ...book, lots: [...book.lots, ...lots.filter(({ id }) => !known.has(id))] };
};

const DAYS_AGO = 7;

/** The lay day of found eggs is unknown: at the latest that of the oldest eggs there. */
export const layDayOfFound = ({ lots, today }: Book, isOfThem: (lot: Lot) => boolean): Day => {
  const days = lots.filter((lot) => lot.left > 0 && isOfThem(lot)).map(({ laid }) => laid);
  return days.toSorted()[0] ?? addDays(today, -DAYS_AGO);
};

interface NewLot extends Pick<Lot, "from" | "laid" | "category" | "eggs"> {
  readonly flock?: FlockId | undefined;
}

/** One unit of work may find eggs of a kind more than once, as for both halves of an order. */
const idOfNew = ({ newId, lots }: Book, { from, category }: NewLot): string => {
  const known = new Set(lots.map(({ id }) => id));
  let id = lotIdOf(`${newId}-${from}`, category);
  for (let nth = 2; known.has(id); nth += 1) id = lotIdOf(`${newId}-${from}-${nth}`, category);
  return id;
};

export const withNewLot = (book: Book, lot: NewLot): Book =>
  lot.eggs > 0
    ? withLot(book, {
        ...lot,
        id: idOfNew(book, lot),
        at: book.now,
        flock: lot.flock ?? "",
        left: lot.eggs,
      })
    : book;
