import { FARM } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { weekendDayFrom } from "#core/shared/week.ts";

export interface Due {
  readonly day: Day;
  readonly isOverdue: boolean;
}

/** At an instant: the day was before today, or the farm has closed. */
export const isOver = (day: Day, now: string): boolean => {
  const today = todayAt(now);
  return day < today || (day === today && timeAt(now) >= FARM.collection.closes);
};

export const nextDay = (now: string): Day => {
  const first = weekendDayFrom(todayAt(now));
  return isOver(first, now) ? weekendDayFrom(addDays(first, 1)) : first;
};

/** The first Saturday or Sunday after the day it was placed on; null where that is unknown. */
const ownDay = ({ date }: Order): Day | null => {
  const placed = dayOf(date);
  return placed === null ? null : weekendDayFrom(addDays(placed, 1));
};

/** The day an order is for, also once that is over. One without a date is for the next day there is. */
export const dueOf = (order: Order, now: string): Due => {
  const day = ownDay(order) ?? nextDay(now);
  return { day, isOverdue: isOver(day, now) };
};

/**
 * The day on which an order will be delivered or collected, at an instant or on a day: its own, and
 * the next one there is where that is over.
 */
export const fulfilmentDay = (order: Order, now: string): Day => {
  const { day, isOverdue } = dueOf(order, now);
  return isOverdue ? nextDay(now) : day;
};
