import { type Day, dayOf } from "#core/shared/day.ts";
import type { Clock } from "#ports/clock.ts";

/** The day it is at the farm. */
export const todayOf = (clock: Clock): Day => {
  const today = dayOf(clock.now());
  if (today === null) throw new Error(`The clock tells no time: ${clock.now()}`);
  return today;
};
