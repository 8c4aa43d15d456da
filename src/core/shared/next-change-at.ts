import { whenClockShows } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";

/** The next of these instants or midnight: the page stays the same until then. */
export const nextChangeAt = (instants: readonly string[], now: string): string =>
  [...instants, whenClockShows(todayAt(now), "24:00")]
    .filter((at) => at > now)
    .reduce((first, at) => (at < first ? at : first));
