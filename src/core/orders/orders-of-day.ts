import { dayFrom, type OfDays, weekBefore } from "#core/orders/fulfilment-day.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

export interface PlacedWithin {
  readonly from: string;
  readonly until: string;
}

export interface OrdersOfDay {
  readonly day: Day;
  readonly unchosen: Readonly<Record<DeliveryMethod, PlacedWithin | null>>;
}

const DAYS_A_WEEK = 7;

/** An order placed on an open day is for the next one. */
const placedFor = (day: Day, farm: OfDays, method: DeliveryMethod): PlacedWithin | null => {
  const before = weekBefore(farm);
  const isFor = (placed: Day): boolean => dayFrom(addDays(placed, 1), before, method) === day;
  const days = Array.from({ length: DAYS_A_WEEK }, (_, at) => addDays(day, at - DAYS_A_WEEK));
  const first = days.find(isFor);
  return first === undefined
    ? null
    : { from: whenClockShows(first, "00:00"), until: whenClockShows(day, "00:00") };
};

export const ordersOfDay = (day: Day, farm: OfDays): OrdersOfDay => ({
  day,
  unchosen: {
    delivery: placedFor(day, farm, "delivery"),
    collection: placedFor(day, farm, "collection"),
  },
});

/** By the indexes of orders: those that chose the day, and those placed for it that chose none. */
export const waysOfDay = ({ day, unchosen }: OrdersOfDay) =>
  DELIVERY_METHODS.flatMap((method) => {
    const span = unchosen[method];
    const placed = span && { from: span.from, before: span.until };
    return [{ [method]: day }, ...(placed ? [{ [`unchosen_${method}`]: placed }] : [])];
  });
