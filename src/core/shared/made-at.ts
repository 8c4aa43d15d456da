import { addHours, addMinutes } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";

const MOST_HOURS_LATE = 60 * 24;

const latest = (...instants: readonly string[]): string =>
  instants.reduce((a, b) => ((instantOf(b) ?? -Infinity) > (instantOf(a) ?? -Infinity) ? b : a));

/**
 * When something was made that a device has sent later, and that says so by the device's own clock: never in the future,
 * nor before `since`, nor longer ago than anything waits. What says nothing was made now.
 */
export const madeAt = (said: string | undefined, now: string, since = ""): string => {
  if (instantOf(said ?? "") === null) return now;
  const made = latest(said ?? "", since, addHours(now, -MOST_HOURS_LATE));
  return latest(made, now) === now ? addMinutes(made, 0) : now;
};
