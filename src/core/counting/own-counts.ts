import { type EggEntry, type FlockId, isFlockId } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export interface OwnCount extends EggEntry {
  readonly flock: FlockId;
}

export interface OwnCounts {
  readonly flock: string;
  readonly counts: readonly OwnCount[];
}

export const NO_COUNTS: OwnCounts = { flock: "", counts: [] };

const DAYS_KEPT = 30;

export const withFlock = (own: OwnCounts, flock: FlockId): OwnCounts => ({ ...own, flock });

export const withoutCount = ({ flock, counts }: OwnCounts, id: string): OwnCounts => ({
  flock,
  counts: counts.filter((one) => one.id !== id),
});

export const withCount = (own: OwnCounts, count: OwnCount, today: Day): OwnCounts => ({
  flock: count.flock,
  counts: [...own.counts.filter(({ date }) => date > addDays(today, -DAYS_KEPT)), count],
});

export const lastFlockOf = ({ flock }: OwnCounts): FlockId | null =>
  isFlockId(flock) ? flock : null;

export const ownOn = ({ counts }: OwnCounts, flock: FlockId, day: Day): readonly OwnCount[] =>
  counts.filter((count) => count.flock === flock && count.date === day);
