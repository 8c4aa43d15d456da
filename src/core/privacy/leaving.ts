import { type OfDays, settledDay } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { isWaiting } from "#core/orders/status-sets.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

const DAYS_BEYOND = 7;

const neededUntil = (order: Order, farm: OfDays): Day | null => {
  const days = methodsOf(order).flatMap((method) => settledDay(order, method, farm) ?? []);
  const last = days.toSorted().at(-1);
  return last && isWaiting(order) ? addDays(last, DAYS_BEYOND) : null;
};

export const needsPerson = (order: Order, farm: OfDays, now: string): boolean =>
  (neededUntil(order, farm) ?? "") >= todayAt(now);

export const leavingAfter = (orders: readonly Order[], farm: OfDays, now: string): Day | null =>
  orders
    .filter((order) => needsPerson(order, farm, now))
    .flatMap((order) => neededUntil(order, farm) ?? [])
    .toSorted()
    .at(-1) ?? null;
