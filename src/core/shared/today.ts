import type { Day } from "#core/shared/day.ts";
import { londonDayAt } from "#core/shared/london.ts";
import type { Clock } from "#ports/clock.ts";

/** The day it is at the farm at an instant that a clock told. Throws where it tells no time. */
export const todayAt: (now: string) => Day = londonDayAt;

/** The day it is at the farm. */
export const todayOf = (clock: Clock): Day => todayAt(clock.now());

/** The year it is at the farm: at New Year London has the time that clocks tell, Greenwich Mean Time. */
export const yearOf = (clock: Clock): string => clock.now().slice(0, 4);
