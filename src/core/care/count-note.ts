import * as v from "valibot";
import { LOGGED_SIZES } from "#core/flocks/flock.ts";
import { wholeFrom } from "#core/shared/reckonable.ts";

const KeptEggs = v.object({ size: v.picklist(LOGGED_SIZES), eggs: wholeFrom(1) });

export type KeptEggs = Readonly<v.InferOutput<typeof KeptEggs>>;

export const CountNote = v.object({
  /** Laid, and nowhere sold. */
  cracked: wholeFrom(0),
  /** Of the eggs of a size those that the farm keeps for itself. */
  kept: v.nullable(KeptEggs),
  /** When it was entered: an ISO 8601 instant; empty where it isn't known. */
  at: v.string(),
  /** So that a count that was deleted isn't taken again. */
  isDeleted: v.boolean(),
});

export type CountNote = Readonly<v.InferOutput<typeof CountNote>>;

export const NO_NOTE: CountNote = { cracked: 0, kept: null, at: "", isDeleted: false };

/** By the id of the count. */
export type CountNotes = Readonly<Record<string, CountNote>>;

export const isTimeAlone = ({ cracked, kept, isDeleted }: CountNote): boolean =>
  cracked === 0 && kept === null && !isDeleted;
