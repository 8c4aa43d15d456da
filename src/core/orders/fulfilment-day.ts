import type { DeliveryMethod } from "#core/cart/cart.ts";
import type { Farm } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { firstWeekdayFrom, weekdayOf } from "#core/shared/week.ts";

export interface Due {
  readonly day: Day;
  readonly isOverdue: boolean;
}

type OfWeek = Pick<Farm, "week">;

const MIDNIGHT = "24:00";

/** The latest hour of a day, in whichever way eggs are handed over; midnight where there is none. */
const closes = ({ week }: OfWeek, day: Day): string => {
  const weekday = weekdayOf(day);
  const hours = week.flatMap((one) => (one.weekday === weekday && one.to !== "" ? [one.to] : []));
  return hours.toSorted().at(-1) ?? MIDNIGHT;
};

/** At an instant: the day was before today, or the farm has closed. */
export const isOver = (farm: OfWeek, day: Day, now: string): boolean => {
  const today = todayAt(now);
  return day < today || (day === today && timeAt(now) >= closes(farm, day));
};

const dayFrom = (day: Day, { week }: OfWeek, method?: DeliveryMethod): Day =>
  firstWeekdayFrom(
    day,
    week.flatMap((one) => (method === undefined || one.method === method ? [one.weekday] : [])),
  );

/** The next day that isn't over; of any way of handing eggs over where none is named. */
export const nextDay = (farm: OfWeek, now: string, method?: DeliveryMethod): Day => {
  const first = dayFrom(todayAt(now), farm, method);
  return isOver(farm, first, now) ? dayFrom(addDays(first, 1), farm, method) : first;
};

export const dayAfter = (farm: OfWeek, day: Day): Day => dayFrom(addDays(day, 1), farm);

/** The first one after the day it was placed on; null where that is unknown. */
const ownDay = ({ date }: Order, farm: OfWeek, method: DeliveryMethod): Day | null => {
  const placed = dayOf(date);
  return placed === null ? null : dayFrom(addDays(placed, 1), farm, method);
};

/**
 * The day for which an order's packs of one method are, also once that is over. Those of an order without a date are
 * for the next day there is.
 */
export const dueBy = (order: Order, method: DeliveryMethod, now: string, farm: OfWeek): Due => {
  const day = ownDay(order, farm, method) ?? nextDay(farm, now, method);
  return { day, isOverdue: isOver(farm, day, now) };
};

/** The first day for which any of an order is. */
export const dueOf = (order: Order, now: string, farm: OfWeek): Due =>
  methodsOf(order)
    .map((method) => dueBy(order, method, now, farm))
    .reduce((first, one) => (one.day < first.day ? one : first));

/**
 * The day on which an order's packs of one method will be delivered or collected, at an instant or on a day: their own,
 * and the next one there is where that is over.
 */
export const fulfilmentDay = (
  order: Order,
  method: DeliveryMethod,
  now: string,
  farm: OfWeek,
): Day => {
  const { day, isOverdue } = dueBy(order, method, now, farm);
  return isOverdue ? nextDay(farm, now, method) : day;
};
