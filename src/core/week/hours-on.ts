import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { weekdayOf } from "#core/shared/week.ts";
import type { Calendar, OpenHours, WeekException } from "#core/week/farm-week.ts";

export interface DayHours {
  readonly hours: OpenHours;
  readonly reason: string | null;
}

const isFor =
  (day: Day, method: DeliveryMethod) =>
  (one: WeekException): boolean =>
    one.kind === "added"
      ? one.day === day && one.method === method
      : one.first <= day && day <= one.last && (one.method === "both" || one.method === method);

export const hoursOn = (
  { week, exceptions }: Pick<Calendar, "week" | "exceptions">,
  day: Day,
  method: DeliveryMethod,
): DayHours | null => {
  const weekday = weekdayOf(day);
  const weekly = week.find((row) => row.weekday === weekday && row.method === method) ?? null;
  let found: DayHours | null = weekly && { hours: weekly, reason: null };
  for (const one of exceptions.filter(isFor(day, method)))
    found =
      one.kind === "added"
        ? { hours: one, reason: null }
        : found && { hours: found.hours, reason: one.reason };
  return found;
};

export const isOpenOn = (
  calendar: Pick<Calendar, "week" | "exceptions">,
  day: Day,
  method: DeliveryMethod,
): boolean => hoursOn(calendar, day, method)?.reason === null;

export const cutOffOf = (
  day: Day,
  { cutOffDays, cutOffTime }: Pick<OpenHours, "cutOffDays" | "cutOffTime">,
): string => whenClockShows(addDays(day, -cutOffDays), cutOffTime);
