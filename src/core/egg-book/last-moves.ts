import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { mayTakeBack, mayUndo } from "#core/egg-book/undo-moves.ts";
import type { EggMove, MoveKind } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { type Day, instantOf } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ShownMove extends Omit<EggMove, "kind"> {
  readonly kind: MoveKind | "found";
  readonly category: CategoryId | null;
  readonly laid: Day | null;
  readonly mayUndo: boolean;
}

const LAST_MOVES = 50;

const shown = (move: EggMove, lot: Lot | undefined, isUndoable: boolean): ShownMove => ({
  ...move,
  category: lot?.category ?? null,
  laid: lot?.laid ?? null,
  mayUndo: isUndoable,
});

const asFound = (lot: Lot, today: Day): ShownMove => {
  const { id, at, eggs, category, laid } = lot;
  return { id, at, lot: id, eggs, kind: "found", category, laid, mayUndo: mayTakeBack(lot, today) };
};

const instant = ({ at }: Pick<ShownMove, "at">): number => instantOf(at) ?? 0;

export const lastMoves = async (
  { lots, moves }: Pick<ShopRecords, "lots" | "moves">,
  { openedAt, today }: { readonly openedAt: string; readonly today: Day },
): Promise<readonly ShownMove[]> => {
  const last = await moves.last(LAST_MOVES);
  const known = await lots.withIds([...new Set(last.map(({ lot }) => lot))]);
  const of = new Map(known.map((lot) => [lot.id, lot]));
  const undone = new Set(last.flatMap(({ undoes }) => undoes ?? []));
  const since = last.length < LAST_MOVES ? openedAt : (last.at(-1)?.at ?? openedAt);
  const booked = since === "" ? [] : await lots.bookedSince(since);
  const found = booked.filter(({ from, eggs }) => from === "found" && eggs > 0);
  return [
    ...last.map((move) =>
      shown(move, of.get(move.lot), mayUndo(move, today) && !undone.has(move.id)),
    ),
    ...found.toReversed().map((lot) => asFound(lot, today)),
  ]
    .toSorted((a, b) => instant(b) - instant(a))
    .slice(0, LAST_MOVES);
};
