import { type Due, dueOf, isOver, nextDay } from "#core/orders/fulfilment-day.ts";
import { isPending, isToHandOver, type Order, type OrderItem } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { type PackTotals, packTotalsOf } from "#core/orders/pack-totals.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
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
