import { whenClockShows } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";

/** The first of some instants that is still to come, at the latest the next midnight: until then what is shown by the clock stays as it is. */
export const nextTurn = (instants: readonly string[], now: string): string =>
  [...instants, whenClockShows(todayAt(now), "24:00")]
    .filter((at) => at > now)
    .reduce((first, at) => (at < first ? at : first));
