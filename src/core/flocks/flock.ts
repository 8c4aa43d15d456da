import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";

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

export type EggCounts = Readonly<Record<LoggedSize, number>>;

export interface CostEntry {
  readonly id: string;
  readonly date: Day;
  readonly type: string;
  readonly amount: Pence;
  readonly description: string;
}

export interface EggEntry {
  readonly id: string;
  readonly date: Day;
  readonly counts: EggCounts;
}

export interface Flock {
  readonly costs: readonly CostEntry[];
  readonly eggs: readonly EggEntry[];
}

export const EMPTY_FLOCK: Flock = { costs: [], eggs: [] };

export const eggsIn = (counts: EggCounts): number =>
  LOGGED_SIZES.reduce((sum, size) => sum + counts[size], 0);
