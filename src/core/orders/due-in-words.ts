import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { isWaiting } from "#core/orders/status-sets.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";

export interface DueInWords {
  readonly words: string;
  readonly isOverdue: boolean;
}

/** Returns "Saturday 28 November, overdue"; null for a finished order without days or date. */
export const dueInWords = (order: Order, now: string, farm: OfDays): DueInWords | null => {
  const waits = isWaiting(order);
  if (!waits && !order.days && dayOf(order.date) === null) return null;
  const due = methodsOf(order)
    .map((method) => ({ method, ...dueBy(order, method, now, farm) }))
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const late = (isOverdue: boolean): string => (waits && isOverdue ? ", overdue" : "");
  const isOverdue = waits && due.some((one) => one.isOverdue);
  const [first] = due;
  const isOneDay = new Set(due.map(({ day }) => day)).size === 1;
  const words =
    first && isOneDay
      ? `${writtenDay(first.day)}${late(isOverdue)}`
      : due
          .map((one) => `${writtenDay(one.day)} (${one.method})${late(one.isOverdue)}`)
          .join(" and ");
  return { words, isOverdue };
};
