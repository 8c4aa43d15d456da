import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export const FLOCK_IDS = ["1", "2", "3", "4", "5"] as const;

export type FlockId = (typeof FLOCK_IDS)[number];

export const isFlockId = (text: string): text is FlockId =>
  (FLOCK_IDS as readonly string[]).includes(text);

export const COST_TYPES = ["housing", "lighting", "chickPullet", "feed", "other"] as const;

export type CostType = (typeof COST_TYPES)[number];

/** Earlier versions stored "Other". */
export const costTypeOf = (stored: string): string => (stored === "Other" ? "other" : stored);

/** Pullet eggs are not counted apart when laid. */
export const LOGGED_SIZES = ["small", "medium", "large", "extraLarge", "doubleYolkers"] as const;

export type LoggedSize = (typeof LOGGED_SIZES)[number];

export type EggCounts = Readonly<Record<LoggedSize, number>>;

export interface CostEntry {
  readonly id: string;
  readonly date: Day;
  /** One of COST_TYPES, or what an earlier version stored. */
  readonly type: string;
  readonly amount: Pence;
  readonly description: string;
}

export interface EggEntry {
  readonly id: string;
  readonly date: Day;
  readonly counts: EggCounts;
}

export const isSameCost = (a: CostEntry, b: CostEntry): boolean =>
  a.id === b.id &&
  a.date === b.date &&
  a.type === b.type &&
  a.amount === b.amount &&
  a.description === b.description;

export const isSameEggs = (a: EggEntry, b: EggEntry): boolean =>
  a.id === b.id &&
  a.date === b.date &&
  LOGGED_SIZES.every((size) => a.counts[size] === b.counts[size]);

export interface Flock {
  readonly costs: readonly CostEntry[];
  readonly eggs: readonly EggEntry[];
}

export const EMPTY_FLOCK: Flock = { costs: [], eggs: [] };

export const eggsIn = (counts: EggCounts): number =>
  LOGGED_SIZES.reduce((sum, size) => sum + counts[size], 0);

export const totalCounts = (entries: readonly EggEntry[]): EggCounts => ({
  small: sumOf(entries, ({ counts }) => counts.small),
  medium: sumOf(entries, ({ counts }) => counts.medium),
  large: sumOf(entries, ({ counts }) => counts.large),
  extraLarge: sumOf(entries, ({ counts }) => counts.extraLarge),
  doubleYolkers: sumOf(entries, ({ counts }) => counts.doubleYolkers),
});

export const latestFirst = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
): readonly Entry[] =>
  entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) =>
      a.entry.date === b.entry.date ? b.index - a.index : a.entry.date < b.entry.date ? 1 : -1,
    )
    .map(({ entry }) => entry);
