import { type EggMove, isBack, type OutKind } from "#core/ledger/egg-move.ts";

const isTaken = (kind: EggMove["kind"]): kind is OutKind => !isBack({ kind });

/**
 * As what a move counts in a week's sums: one that brings eggs back counts against what took them out, which stands
 * among `others`.
 */
export const countedAs = (
  { kind, undoes, order }: EggMove,
  others: readonly EggMove[],
): OutKind => {
  if (isTaken(kind)) return kind;
  if (kind === "unpacked")
    return others.some((move) => move.order === order && move.kind === "gate") ? "gate" : "packed";
  const other = others.find(({ id }) => id === undoes)?.kind;
  return other && isTaken(other) ? other : "changed";
};
