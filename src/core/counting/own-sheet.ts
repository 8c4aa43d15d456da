import type { CountSheet, DayFigures, FlockToCount } from "#core/care/get-count-sheet.ts";
import { type OwnCounts, ownOn } from "#core/counting/own-counts.ts";
import { totalCounts } from "#core/flocks/entries.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

const lastBefore = (own: OwnCounts, flock: FlockId, day: Day): DayFigures | null => {
  const days = own.counts.filter((count) => count.flock === flock && count.date < day);
  const date = days
    .map((count) => count.date)
    .toSorted()
    .at(-1);
  return date === undefined ? null : { date, counts: totalCounts(ownOn(own, flock, date)) };
};

/** Without the shop, any flock that this device hasn't counted may be in use. */
export const ownSheet = (own: OwnCounts, day: Day, today: Day): CountSheet => ({
  day,
  today,
  flocks: FLOCK_IDS.map(
    (flock): FlockToCount => ({
      flock,
      name: "",
      isInUse: own.counts.length === 0 || own.counts.some((count) => count.flock === flock),
      last: lastBefore(own, flock, day),
      entries: ownOn(own, flock, day).map((count) => ({ ...count, at: "" })),
      missed: [],
      isPullets: false,
      withheld: null,
    }),
  ),
});
