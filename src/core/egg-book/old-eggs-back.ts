import { type Book, broughtBack } from "#core/egg-book/book.ts";
import { type EggsOfLot, takeFrom } from "#core/fefo/pack-oldest-first.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { sumOf } from "#core/shared/sum.ts";

export const lotsBefore = ({ lots }: Book, gone: readonly EggMove[]): readonly Lot[] =>
  lots.map((lot) => {
    const eggs = sumOf(gone, (move) => (move.lot === lot.id ? move.eggs : 0));
    return eggs > 0 ? { ...lot, left: lot.left + eggs } : lot;
  });

export const withBackWhatIsTaken = (
  book: Book,
  gone: readonly EggMove[],
  taken: readonly EggsOfLot[],
): readonly [Book, readonly EggMove[]] => {
  let [after, still] = [book, gone];
  for (const { lot: id, eggs } of taken) {
    const left = after.lots.find((lot) => lot.id === id)?.left ?? 0;
    const moves = still
      .filter(({ lot }) => lot === id)
      .map((move) => ({ ...move, left: move.eggs }));
    const { from } = takeFrom(moves, Math.max(0, eggs - left));
    for (const { lot: undoes, eggs: many } of from)
      after = broughtBack(after, [{ lot: id, eggs: many }], { kind: "undone", undoes });
    const back = new Map(from.map((one) => [one.lot, one.eggs]));
    still = still.map((move) => ({ ...move, eggs: move.eggs - (back.get(move.id) ?? 0) }));
  }
  return [after, still];
};
