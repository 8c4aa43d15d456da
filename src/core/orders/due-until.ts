import { closes, dueBy, type OfDays, weekBefore } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import { nextChangeAt } from "#core/shared/next-change-at.ts";

export const dueUntil = (order: Order, now: string, farm: OfDays): string => {
  const ends = methodsOf(order).map((method) => {
    const { day } = dueBy(order, method, now, farm);
    const isChosen = order.days?.[method] !== undefined;
    return whenClockShows(
      day,
      isChosen ? closes(farm, day, method) : closes(weekBefore(farm), day),
    );
  });
  return nextChangeAt(ends, now);
};
