import { addDays } from "#core/shared/calendar.ts";
import { type Day, instantOf } from "#core/shared/day.ts";

const MS_A_DAY = 86_400_000;
/** 1 January 1970. */
const THURSDAY = 4;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => {
  const days = (instantOf(day) ?? 0) / MS_A_DAY;
  return (((days + THURSDAY) % 7) + 7) % 7;
};

/** The first Saturday or Sunday from this day on, the day itself included. */
export const weekendDayFrom = (day: Day): Day => {
  const weekday = weekdayOf(day);
  return weekday === 0 ? day : addDays(day, 6 - weekday);
};

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
