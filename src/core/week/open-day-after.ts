import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { isOpenOn } from "#core/week/hours-on.ts";

const DAYS_LOOKED_AT = 400;

export const openDayAfter = (
  calendar: Pick<Calendar, "week" | "exceptions">,
  day: Day,
  method: DeliveryMethod,
): Day | null => {
  for (let later = 1; later <= DAYS_LOOKED_AT; later += 1) {
    const next = addDays(day, later);
    if (isOpenOn(calendar, next, method)) return next;
  }
  return null;
};
