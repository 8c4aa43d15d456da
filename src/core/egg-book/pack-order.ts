import {
  type Book,
  broughtBack,
  layDayOfFound,
  takenOut,
  withNewLot,
} from "#core/egg-book/book.ts";
import { lotsBefore, withBackWhatIsTaken } from "#core/egg-book/old-eggs-back.ts";
import { isLayDay } from "#core/egg-book/shelf-entry.ts";
import { type EggsOfLot, packOldestFirst, takeNewestFirst } from "#core/fefo/pack-oldest-first.ts";
import type { EggsOfOrder } from "#core/fefo/promised-eggs.ts";
import { fitOn } from "#core/fefo/withhold-eggs.ts";
import { isPastDay } from "#core/ledger/book-settings.ts";
import { type EggMove, eggsOut } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { EggsShortInBook, PackedAnyway } from "#core/orders/packed-anyway.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

const withFound = (
  book: Book,
  lots: readonly Lot[],
  wanted: EggsOfOrder,
  { laid, flock }: PackedAnyway,
): Book => {
  if (laid === undefined || !isLayDay(laid, book.today)) return book;
  const { short: eggs } = packOldestFirst(lots, wanted, book.rules);
  return withNewLot(book, { from: "found", laid, flock, category: wanted.category, eggs });
};

interface PackingHow extends PackedAnyway {
  readonly kind: "packed" | "gate";
  readonly old: readonly EggMove[];
}

export const packed = (
  book: Book,
  wanted: readonly EggsOfOrder[],
  { kind, old, ...anyway }: PackingHow,
): Result<Book, EggsShortInBook> => {
  let [after, there] = [book, old];
  for (const one of wanted) {
    const lots = lotsBefore(after, there);
    after = withFound(after, lots, one, anyway);
    const { from, short } = packOldestFirst(lotsBefore(after, there), one, after.rules);
    if (short > 0) return refuse({ kind: "eggs-short", category: one.category, short });
    [after, there] = withBackWhatIsTaken(after, there, from);
    after = takenOut(after, from, { kind, order: one.order, half: one.method });
  }
  return accept(after);
};

export interface EggsOfHalf extends EggsOfLot {
  readonly half?: DeliveryMethod;
}

export const outWithHalves = (moves: readonly EggMove[]): readonly EggsOfHalf[] => {
  const out = new Map<string, EggsOfHalf>();
  for (const move of moves.filter(({ kind }) => kind !== "missing")) {
    const { lot, half } = move;
    const key = `${half ?? ""} ${lot}`;
    const eggs = (out.get(key)?.eggs ?? 0) + eggsOut(move);
    out.set(key, { lot, eggs, ...(half && { half }) });
  }
  return [...out.values()].filter(({ eggs }) => eggs > 0);
};

export const outWith = (moves: readonly EggMove[]): readonly EggsOfLot[] => {
  const out = new Map<string, number>();
  for (const { lot, eggs } of outWithHalves(moves)) out.set(lot, (out.get(lot) ?? 0) + eggs);
  return [...out].map(([lot, eggs]) => ({ lot, eggs }));
};

const agedOut = (book: Book, back: readonly EggsOfLot[]): Book => {
  const old = back.flatMap(({ lot: id, eggs }) => {
    const lot = book.lots.find((one) => one.id === id);
    return lot && isPastDay(lot.laid, book.today, book.rules) ? [{ lot: id, eggs }] : [];
  });
  return takenOut(book, old, { kind: "old" });
};

export const unpacked = (book: Book, back: readonly EggsOfHalf[], order: string): Book =>
  agedOut(broughtBack(book, back, { kind: "unpacked", order }), back);

/** Eggs of an order that was packed before the book was opened come back as found. */
export const foundAgain = (book: Book, wanted: readonly EggsOfOrder[]): Book =>
  wanted.reduce((after, { category, eggs }) => {
    const laid = layDayOfFound(after, (lot) => lot.category === category);
    return withNewLot(after, { from: "found", laid, category, eggs });
  }, book);

/** Eggs of an order that was never packed, and that don't come back. */
export const lost = (
  book: Book,
  wanted: readonly EggsOfOrder[],
  kind: "missing" | "broken",
): Book =>
  wanted.reduce((after, { category, eggs, order }) => {
    const there = fitOn(after.lots, after.today, after.rules);
    const { from } = takeNewestFirst(there, { category, eggs });
    return takenOut(after, from, { kind, ...(kind === "missing" && { order }) });
  }, book);
