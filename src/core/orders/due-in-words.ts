import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { isWaiting } from "#core/orders/status-sets.ts";
import { shortDay, writtenDay } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export interface DueInWords {
  readonly words: string;
  readonly isOverdue: boolean;
}

interface DueWay {
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly isLate: boolean;
}

/** Null for a finished order without days or date. */
const waysDue = (order: Order, now: string, farm: OfDays): readonly DueWay[] | null => {
  const waits = isWaiting(order);
  if (!waits && !order.days && dayOf(order.date) === null) return null;
  return methodsOf(order)
    .map((method) => {
      const { day, isOverdue } = dueBy(order, method, now, farm);
      return { method, day, isLate: waits && isOverdue };
    })
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

const isAnyLate = (due: readonly DueWay[]): boolean => due.some(({ isLate }) => isLate);

const isOneDay = (due: readonly DueWay[]): boolean => new Set(due.map(({ day }) => day)).size === 1;

const late = (isLate: boolean): string => (isLate ? ", overdue" : "");

/** Returns "Saturday 28 November, overdue". */
export const dueInWords = (order: Order, now: string, farm: OfDays): DueInWords | null => {
  const due = waysDue(order, now, farm);
  if (!due) return null;
  const isOverdue = isAnyLate(due);
  const [first] = due;
  const words =
    first && isOneDay(due)
      ? `${writtenDay(first.day)}${late(isOverdue)}`
      : due
          .map(({ day, method, isLate }) => `${writtenDay(day)} (${method})${late(isLate)}`)
          .join(" and ");
  return { words, isOverdue };
};

/** Returns "Sat 28 Nov, Sun 29 Nov", or "Sat 21 Nov, overdue". */
export const dueInShort = (order: Order, now: string, farm: OfDays): DueInWords | null => {
  const due = waysDue(order, now, farm);
  if (!due) return null;
  const isOverdue = isAnyLate(due);
  const shown = isOneDay(due) ? due.slice(0, 1).map((one) => ({ ...one, isLate: isOverdue })) : due;
  const words = shown
    .map(({ day, isLate }) => `${shortDay(day)}${late(isLate)}`)
    .join(isOverdue ? "; " : ", ");
  return { words, isOverdue };
};
