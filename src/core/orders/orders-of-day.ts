import { dayFrom, type OfDays, weekBefore } from "#core/orders/fulfilment-day.ts";
import { type Order, placedAt } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import { type Day, instantOf } from "#core/shared/day.ts";
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

const isWithin = (order: Order, span: PlacedWithin | null): boolean => {
  const [placed, from, until] = [placedAt(order), span?.from ?? "", span?.until ?? ""];
  return placed >= (instantOf(from) ?? Infinity) && placed < (instantOf(until) ?? 0);
};

export const isOfDay = (order: Order, { day, unchosen }: OrdersOfDay): boolean =>
  DELIVERY_METHODS.some((method) => {
    const chosen = order.days?.[method];
    if (chosen && chosen !== day) return false;
    return methodsOf(order).includes(method) && (chosen || isWithin(order, unchosen[method]));
  });
