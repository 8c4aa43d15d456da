import type { Farm } from "#core/farm.ts";
import { dayAndHours, farmStreet } from "#core/farm-words.ts";
import { dueBy, fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsLeft } from "#core/orders/order-methods.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";

export interface Appointment {
  readonly method: DeliveryMethod;
  readonly words: string;
}

const hasPassed = (order: Order, method: DeliveryMethod, now: string, farm: Farm): boolean =>
  order.days?.[method] !== undefined && dueBy(order, method, now, farm).isOverdue;

const missedWords = (order: Order, method: DeliveryMethod, now: string, farm: Farm): string =>
  `Your eggs were for ${writtenDay(dueBy(order, method, now, farm).day)}. Please text us on ${farm.phone}.`;

/** Other orders promise nothing: those to pay, to look at, or handed over already. */
export const whenAndWhere = (order: Order, now: string, farm: Farm): readonly Appointment[] => {
  if (!isToHandOver(order)) return [];
  const missed = methodsLeft(order).find((method) => hasPassed(order, method, now, farm));
  if (missed) return [{ method: missed, words: missedWords(order, missed, now, farm) }];
  // Without days of its own, an order's day moves on at midnight.
  const today = todayAt(now);
  const onDay = (method: DeliveryMethod) => fulfilmentDay(order, method, today, farm);
  const words: Readonly<Record<DeliveryMethod, () => string>> = {
    delivery: () => `We deliver on ${dayAndHours(farm, onDay("delivery"), "delivery")}`,
    collection: () =>
      [`Collect on ${dayAndHours(farm, onDay("collection"), "collection")}`, farmStreet(farm)]
        .filter((part) => part !== "")
        .join(", "),
  };
  return methodsLeft(order)
    .filter(() => order.items.length > 0)
    .map((method) => ({ method, words: words[method]() }));
};
