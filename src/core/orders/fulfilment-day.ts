import type { Farm } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import { hoursOn } from "#core/week/hours-on.ts";

export interface Due {
  readonly day: Day;
  readonly isOverdue: boolean;
}

type OfCalendar = Pick<Farm, "calendar">;

type Dated = Pick<Order, "date" | "days">;

export type OfDays = Pick<Farm, "calendar" | "daysBefore">;

const MIDNIGHT = "24:00";

export const closes = ({ calendar }: OfCalendar, day: Day, method?: DeliveryMethod): string => {
  const own = method && hoursOn(calendar, day, method)?.hours.to;
  if (own) return own;
  const all = DELIVERY_METHODS.flatMap((one) => hoursOn(calendar, day, one)?.hours.to || []);
  return all.toSorted().at(-1) ?? MIDNIGHT;
};

export const isOver = (
  farm: OfCalendar,
  day: Day,
  now: string,
  method?: DeliveryMethod,
): boolean => {
  const today = todayAt(now);
  return day < today || (day === today && timeAt(now) >= closes(farm, day, method));
};

/** More than any closed span. */
const DAYS_LOOKED_AT = 400;

export const dayFrom = (first: Day, { calendar }: OfCalendar, method?: DeliveryMethod): Day => {
  const methods = method ? [method] : DELIVERY_METHODS;
  for (let later = 0; later < DAYS_LOOKED_AT; later += 1) {
    const day = addDays(first, later);
    if (methods.some((one) => hoursOn(calendar, day, one)?.reason === null)) return day;
  }
  return first;
};

export const nextDay = (farm: OfCalendar, now: string, method?: DeliveryMethod): Day => {
  const first = dayFrom(todayAt(now), farm, method);
  return isOver(farm, first, now) ? dayFrom(addDays(first, 1), farm, method) : first;
};

export const dayAfter = (farm: OfCalendar, day: Day): Day => dayFrom(addDays(day, 1), farm);

/** Orders from before the calendar go by the week as it was then. */
export const weekBefore = ({ calendar, daysBefore }: OfDays): OfCalendar => ({
  calendar: { ...calendar, week: daysBefore, exceptions: [] },
});

const dayByDate = ({ date }: Dated, before: OfCalendar, method: DeliveryMethod): Day | null => {
  const placed = dayOf(date);
  return placed === null ? null : dayFrom(addDays(placed, 1), before, method);
};

export const settledDay = (order: Dated, method: DeliveryMethod, farm: OfDays): Day | null =>
  order.days?.[method] ?? dayByDate(order, weekBefore(farm), method);

/** Works for a past day too. An order without a date is for the next open day. */
export const dueBy = (order: Dated, method: DeliveryMethod, now: string, farm: OfDays): Due => {
  const chosen = order.days?.[method];
  if (chosen) return { day: chosen, isOverdue: isOver(farm, chosen, now, method) };
  const before = weekBefore(farm);
  const day = dayByDate(order, before, method) ?? nextDay(before, now, method);
  return { day, isOverdue: isOver(before, day, now) };
};

export const dueOf = (order: Order, now: string, farm: OfDays): Due =>
  methodsOf(order)
    .map((method) => dueBy(order, method, now, farm))
    .reduce((first, one) => (one.day < first.day ? one : first));

/** A chosen day never moves by itself; one derived from the order's date does once it is over. */
export const fulfilmentDay = (
  order: Order,
  method: DeliveryMethod,
  now: string,
  farm: OfDays,
): Day => {
  const { day, isOverdue } = dueBy(order, method, now, farm);
  return isOverdue && !order.days?.[method] ? nextDay(weekBefore(farm), now, method) : day;
};
