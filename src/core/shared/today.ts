import type { Day } from "#core/shared/day.ts";
import { londonDayAt } from "#core/shared/london.ts";
import type { Clock } from "#ports/clock.ts";

export const todayAt: (now: string) => Day = londonDayAt;

export const todayOf = (clock: Clock): Day => todayAt(clock.now());

/** At New Year London keeps Greenwich Mean Time. */
export const yearOf = (clock: Clock): string => clock.now().slice(0, 4);
