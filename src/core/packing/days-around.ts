import type { OfDays } from "#core/orders/fulfilment-day.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { hoursOn } from "#core/week/hours-on.ts";

type OfCalendar = Pick<OfDays, "calendar">;

export const isOpenDay = ({ calendar }: OfCalendar, day: Day): boolean =>
  DELIVERY_METHODS.some((method) => hoursOn(calendar, day, method)?.reason === null);

const DAYS_LOOKED_AT = 100;

const nextOpen = (farm: OfCalendar, day: Day, step: 1 | -1): readonly Day[] => {
  for (let at = 1; at <= DAYS_LOOKED_AT; at += 1) {
    const other = addDays(day, at * step);
    if (isOpenDay(farm, other)) return [other];
  }
  return [];
};

export const daysAround = (farm: OfCalendar, text: string, today: Day): readonly Day[] => {
  const day = isDay(text) ? text : today;
  return [...nextOpen(farm, day, -1), ...nextOpen(farm, day, 1)];
};
