import { addDays, addMinutes } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

const FIRST: Day = "1970-01-01";
const DAYS_AHEAD = 366;

/** The clock of a phone may be ahead of the shop's: what it counts after its own midnight isn't refused. */
const MINUTES_AHEAD = 15;

const dayUpTo = (typed: string, now: string, last: Day): Day | null => {
  if (!isDay(typed)) return todayAt(now);
  return typed >= FIRST && typed <= last ? typed : null;
};

/** The day of what has happened: today where the text is no day; null before 1970, and for a day to come. */
export const dayOfPast = (typed: string, now: string): Day | null =>
  dayUpTo(typed, now, todayAt(addMinutes(now, MINUTES_AHEAD)));

/** The same of what may be known before, as a bill: null only where it is more than a year ahead. */
export const dayOfEntry = (typed: string, now: string): Day | null =>
  dayUpTo(typed, now, addDays(todayAt(now), DAYS_AHEAD));
