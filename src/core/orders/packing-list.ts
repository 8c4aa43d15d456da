import type { EggType } from "#core/catalogue/catalogue.ts";
import type { Farm } from "#core/farm.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import {
  type Due,
  dayAfter,
  dueBy,
  isOver,
  nextDay,
  type OfDays,
} from "#core/orders/fulfilment-day.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { isCollected, methodsOf } from "#core/orders/order-methods.ts";
import { type PackTotals, packTotalsOf } from "#core/orders/pack-totals.ts";
import { isPending, isToHandOver } from "#core/orders/status-sets.ts";
import type { Day } from "#core/shared/day.ts";

export interface Parcel {
  readonly order: Order;
  readonly items: readonly OrderItem[];
  readonly isPart: boolean;
}

export interface PackingDay<Packed = Parcel> {
  readonly day: Day;
  readonly isOverdue: boolean;
  readonly deliveries: readonly Packed[];
  readonly collections: readonly Packed[];
  readonly toPack: PackTotals;
  readonly packed: PackTotals;
}

const parcelsOf = (
  orders: readonly Order[],
  isTaken: (item: OrderItem) => boolean,
  eggs: readonly EggType[],
): readonly Parcel[] =>
  orders
    .map((order) => ({ order, items: asCalledNow(itemsLeft(order).filter(isTaken), eggs) }))
    .filter(({ items }) => items.length > 0)
    .map((parcel) => ({ ...parcel, isPart: parcel.items.length < itemsLeft(parcel.order).length }));

const parcelsWithoutItems = (orders: readonly Order[]): readonly Parcel[] =>
  orders
    .filter(({ items }) => items.length === 0)
    .map((order) => ({ order, items: [], isPart: false }));

interface DayOrders {
  readonly delivery: Order[];
  readonly collection: Order[];
}

const packingDay = (
  due: Due,
  { delivery, collection }: DayOrders,
  eggs: readonly EggType[],
): PackingDay => {
  const totalsOf = (parcels: readonly Parcel[]): PackTotals =>
    packTotalsOf(
      parcels.flatMap(({ items }) => items),
      eggs,
    );
  const deliveries = [
    ...parcelsOf(delivery, (item) => !isCollected(item), eggs),
    ...parcelsWithoutItems(delivery),
  ];
  const collections = parcelsOf(collection, isCollected, eggs);
  const all = [...deliveries, ...collections].filter(({ order }) => !isBeingCancelled(order));
  return {
    ...due,
    deliveries,
    collections,
    toPack: totalsOf(all.filter(({ order }) => isPending(order))),
    packed: totalsOf(all.filter(({ order }) => !isPending(order))),
  };
};

/** An order with a delivered and a collected part stands under both days. */
export const packingListOf = (
  orders: readonly Order[],
  now: string,
  farm: OfDays & Pick<Farm, "eggs">,
): readonly PackingDay[] => {
  const days = new Map<Day, DayOrders>();
  const ordersOf = (day: Day): DayOrders => {
    const known = days.get(day) ?? { delivery: [], collection: [] };
    days.set(day, known);
    return known;
  };
  const first = nextDay(farm, now);
  for (const day of [first, dayAfter(farm, first)]) ordersOf(day);
  for (const order of orders.filter(isToHandOver))
    for (const method of methodsOf(order))
      ordersOf(dueBy(order, method, now, farm).day)[method].push(order);
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, due]) => packingDay({ day, isOverdue: isOver(farm, day, now) }, due, farm.eggs));
};
