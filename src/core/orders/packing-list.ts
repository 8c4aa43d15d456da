import { FARM } from "#core/farm.ts";
import { isPending, isToHandOver, type Order, type OrderItem } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { type PackTotals, packTotalsOf } from "#core/orders/pack-totals.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { weekendDayFrom } from "#core/shared/week.ts";

export interface Parcel {
  readonly order: Order;
  readonly items: readonly OrderItem[];
  readonly isPart: boolean;
}

export interface PackingDay {
  readonly day: Day;
  readonly isOverdue: boolean;
  readonly deliveries: readonly Parcel[];
  readonly collections: readonly Parcel[];
  readonly toPack: PackTotals;
  readonly packed: PackTotals;
}

export interface Due {
  readonly day: Day;
  readonly isOverdue: boolean;
}

/** At an instant: the day was before today, or the farm has closed. */
const isOver = (day: Day, now: string): boolean => {
  const today = todayAt(now);
  return day < today || (day === today && timeAt(now) >= FARM.collection.closes);
};

const nextDay = (now: string): Day => {
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

const parcelsOf = (
  orders: readonly Order[],
  isTaken: (item: OrderItem) => boolean,
): readonly Parcel[] =>
  orders
    .map((order) => ({ order, items: order.items.filter(isTaken) }))
    .filter(({ items }) => items.length > 0)
    .map((parcel) => ({ ...parcel, isPart: parcel.items.length < parcel.order.items.length }));

/** It is unknown what was bought, but it was paid for. */
const parcelsWithoutItems = (orders: readonly Order[]): readonly Parcel[] =>
  orders
    .filter(({ items }) => items.length === 0)
    .map((order) => ({ order, items: [], isPart: false }));

const totalsOf = (orders: readonly Order[]): PackTotals =>
  packTotalsOf(orders.flatMap(({ items }) => items));

const packingDay = (due: Due, orders: readonly Order[]): PackingDay => ({
  ...due,
  deliveries: [...parcelsOf(orders, (item) => !isCollected(item)), ...parcelsWithoutItems(orders)],
  collections: parcelsOf(orders, isCollected),
  toPack: totalsOf(orders.filter(isPending)),
  packed: totalsOf(orders.filter((order) => !isPending(order))),
});

export const packingListOf = (orders: readonly Order[], now: string): readonly PackingDay[] => {
  const first = nextDay(now);
  const days = new Map<Day, Order[]>([
    [first, []],
    [weekendDayFrom(addDays(first, 1)), []],
  ]);
  for (const order of orders.filter(isToHandOver)) {
    const { day } = dueOf(order, now);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, due]) => packingDay({ day, isOverdue: isOver(day, now) }, due));
};
