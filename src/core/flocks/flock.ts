import * as v from "valibot";
import { wholeFrom } from "#core/shared/reckonable.ts";
import { StoredDay } from "#core/shared/stored-day.ts";
import { StoredId } from "#core/shared/stored-id.ts";

export const FLOCK_IDS = ["1", "2", "3", "4", "5"] as const;

export type FlockId = (typeof FLOCK_IDS)[number];

export const isFlockId = (text: string): text is FlockId =>
  (FLOCK_IDS as readonly string[]).includes(text);

export const COST_TYPES = ["housing", "lighting", "chickPullet", "feed", "other"] as const;

export type CostType = (typeof COST_TYPES)[number];

/** Earlier versions stored "Other". */
export const costTypeOf = (stored: string): string => (stored === "Other" ? "other" : stored);

/** Pullet eggs aren't counted apart when laid. */
export const LOGGED_SIZES = ["small", "medium", "large", "extraLarge", "doubleYolkers"] as const;

export type LoggedSize = (typeof LOGGED_SIZES)[number];

const EggCounts = v.object(v.entriesFromList(LOGGED_SIZES, wholeFrom(0)));

export type EggCounts = Readonly<v.InferOutput<typeof EggCounts>>;

export const CostEntry = v.object({
  id: StoredId,
  date: StoredDay,
  type: v.string(),
  /** In pence. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  description: v.string(),
});

export type CostEntry = Readonly<v.InferOutput<typeof CostEntry>>;

export const EggEntry = v.object({ id: StoredId, date: StoredDay, counts: EggCounts });

export type EggEntry = Readonly<Omit<v.InferOutput<typeof EggEntry>, "counts">> & {
  readonly counts: EggCounts;
};

export interface Flock {
  readonly costs: readonly CostEntry[];
  readonly eggs: readonly EggEntry[];
}

export const EMPTY_FLOCK: Flock = { costs: [], eggs: [] };

export const eggsIn = (counts: EggCounts): number =>
  LOGGED_SIZES.reduce((sum, size) => sum + counts[size], 0);
