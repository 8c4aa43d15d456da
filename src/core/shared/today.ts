import { type Day, dayOf } from "#core/shared/day.ts";
import type { Clock } from "#ports/clock.ts";

/** The day it is at the farm at an instant that a clock told. */
export const todayAt = (now: string): Day => {
  const today = dayOf(now);
  if (today === null) throw new Error(`The clock tells no time: ${now}`);
  return today;
};

/** The day it is at the farm. */
export const todayOf = (clock: Clock): Day => todayAt(clock.now());
