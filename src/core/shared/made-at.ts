import { addHours, addMinutes } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";

const MOST_HOURS_LATE = 60 * 24;

const latest = (...instants: readonly string[]): string =>
  instants.reduce((a, b) => ((instantOf(b) ?? -Infinity) > (instantOf(a) ?? -Infinity) ? b : a));

/** Bounds a device's time: not in the future, before `since` or too long ago. Default: now. */
export const madeAt = (said: string | undefined, now: string, since = ""): string => {
  if (instantOf(said ?? "") === null) return now;
  const made = latest(said ?? "", since, addHours(now, -MOST_HOURS_LATE));
  return latest(made, now) === now ? addMinutes(made, 0) : now;
};
