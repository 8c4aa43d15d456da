import { addDays } from "#core/shared/calendar.ts";
import { type Day, instantOf } from "#core/shared/day.ts";

const MS_A_DAY = 86_400_000;
const THURSDAY = 4;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const SUNDAY: Weekday = 0;
export const SATURDAY: Weekday = 6;

export const WEEKDAYS: readonly (readonly [Weekday, string])[] = [
  [1, "Monday"],
  [2, "Tuesday"],
  [3, "Wednesday"],
  [4, "Thursday"],
  [5, "Friday"],
  [SATURDAY, "Saturday"],
  [SUNDAY, "Sunday"],
];

export const weekdayOf = (day: Day): Weekday => {
  const days = (instantOf(day) ?? 0) / MS_A_DAY;
  return ((((days + THURSDAY) % 7) + 7) % 7) as Weekday;
};

export const firstWeekdayFrom = (day: Day, weekdays: readonly Weekday[]): Day => {
  const ahead = weekdays.map((weekday) => (weekday - weekdayOf(day) + 7) % 7);
  return ahead.length > 0 ? addDays(day, Math.min(...ahead)) : day;
};

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
