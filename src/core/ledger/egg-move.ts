// A ledger: what came back is an entry of its own, and none is changed.
import * as v from "valibot";
import { EggsOfOne } from "#core/ledger/lot.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { Id, StoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";
import { sumOf } from "#core/shared/sum.ts";

export const OUT_KINDS = [
  "packed",
  "gate",
  "given",
  "broken",
  "old",
  "thrown",
  "missing",
  /** By somebody who set the stock by hand, or corrected a count whose eggs had left. */
  "changed",
] as const;

export const BACK_KINDS = ["unpacked", "undone"] as const;

export type OutKind = (typeof OUT_KINDS)[number];

export type BackKind = (typeof BACK_KINDS)[number];

export type MoveKind = OutKind | BackKind;

/** Eggs that left a lot, or came back to it. */
export const EggMove = v.pipe(
  v.object({
    id: Id,
    /** An ISO 8601 instant. */
    at: v.string(),
    lot: Id,
    eggs: v.pipe(EggsOfOne, v.minValue(1)),
    kind: v.picklist([...OUT_KINDS, ...BACK_KINDS]),
    /** The id of the order that they went out with, or came back from. */
    order: v.exactOptional(StoredId),
    /** Of eggs that are packed or come back: the half of the order that they are of. Moves of before have none. */
    half: v.exactOptional(v.picklist(DELIVERY_METHODS)),
    note: v.exactOptional(v.string()),
    /** Of an undone move: the move that it undoes. Of eggs that left in place of those of a corrected count: its lot. */
    undoes: v.exactOptional(StoredId),
  }),
  v.check(hasStoredTexts),
);

export type EggMove = Readonly<v.InferOutput<typeof EggMove>>;

/** What left a lot, or came back to it, in one of the ways. */
export interface MoveSum extends Pick<EggMove, "lot" | "kind"> {
  readonly eggs: number;
}

export const isBack = ({ kind }: Pick<EggMove, "kind">): boolean =>
  (BACK_KINDS as readonly MoveKind[]).includes(kind);

/** Below 0 for what came back. */
export const eggsOut = (move: EggMove): number => (isBack(move) ? -move.eggs : move.eggs);

/** What moves have taken out of their lots, less what came back. */
export const takenIn = (moves: readonly EggMove[]): number => sumOf(moves, eggsOut);

/** What is out with each order. Eggs that are missing went to nobody. */
export const eggsByOrder = (moves: readonly EggMove[]): ReadonlyMap<string, number> => {
  const eggs = new Map<string, number>();
  for (const move of moves.filter(({ kind }) => kind !== "missing"))
    if (move.order !== undefined) eggs.set(move.order, (eggs.get(move.order) ?? 0) + eggsOut(move));
  return new Map([...eggs].filter(([, count]) => count > 0));
};
