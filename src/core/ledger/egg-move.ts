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
  /** The owner set the stock by hand, or corrected a count whose eggs had left. */
  "changed",
] as const;

export const BACK_KINDS = ["unpacked", "undone"] as const;

export type OutKind = (typeof OUT_KINDS)[number];

export type BackKind = (typeof BACK_KINDS)[number];

export type MoveKind = OutKind | BackKind;

export const EggMove = v.pipe(
  v.object({
    id: Id,
    at: v.string(),
    lot: Id,
    eggs: v.pipe(EggsOfOne, v.minValue(1)),
    kind: v.picklist([...OUT_KINDS, ...BACK_KINDS]),
    order: v.exactOptional(StoredId),
    /** The half of the order, for eggs that are packed or come back. Earlier moves have none. */
    half: v.exactOptional(v.picklist(DELIVERY_METHODS)),
    note: v.exactOptional(v.string()),
    /** The move that is undone; for eggs that left instead of a corrected count's, its lot. */
    undoes: v.exactOptional(StoredId),
  }),
  v.check(hasStoredTexts),
);

export type EggMove = Readonly<v.InferOutput<typeof EggMove>>;

export interface MoveSum extends Pick<EggMove, "lot" | "kind"> {
  readonly eggs: number;
}

export const isBack = ({ kind }: Pick<EggMove, "kind">): boolean =>
  (BACK_KINDS as readonly MoveKind[]).includes(kind);

/** Below 0 for eggs that came back. */
export const eggsOut = (move: EggMove): number => (isBack(move) ? -move.eggs : move.eggs);

/** Eggs that moves have taken out of their lots, less those that came back. */
export const takenIn = (moves: readonly EggMove[]): number => sumOf(moves, eggsOut);

/** Eggs out with each order. Missing eggs have no order. */
export const eggsByOrder = (moves: readonly EggMove[]): ReadonlyMap<string, number> => {
  const eggs = new Map<string, number>();
  for (const move of moves.filter(({ kind }) => kind !== "missing"))
    if (move.order !== undefined) eggs.set(move.order, (eggs.get(move.order) ?? 0) + eggsOut(move));
  return new Map([...eggs].filter(([, count]) => count > 0));
};
