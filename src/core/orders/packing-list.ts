import { isPending, type Order, type OrderItem } from "#core/orders/order.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { weekendDayFrom } from "#core/shared/week.ts";

export interface Parcel {
  readonly order: Order;
  /** The items of the order that leave in this way. */
  readonly items: readonly OrderItem[];
}

/** What is to be packed for one day. */
export interface PackingDay {
  readonly day: Day;
  readonly deliveries: readonly Parcel[];
  readonly collections: readonly Parcel[];
}

/**
 * The day on which an order is delivered or collected: the first Saturday or Sunday after the day
 * it was placed on. One that was missed, or has no date, is for the first weekend day from today on.
 */
export const fulfilmentDay = (order: Order, today: Day): Day => {
  const placed = dayOf(order.date);
  const due = placed === null ? "" : weekendDayFrom(addDays(placed, 1));
  return due < today ? weekendDayFrom(today) : due;
};

const parcelsOf = (
  orders: readonly Order[],
  isTaken: (item: OrderItem) => boolean,
): readonly Parcel[] =>
  orders
    .map((order) => ({ order, items: order.items.filter(isTaken) }))
    .filter(({ items }) => items.length > 0);

/** Orders of which nobody knows what was bought: somebody paid for them all the same. */
const parcelsWithoutItems = (orders: readonly Order[]): readonly Parcel[] =>
  orders.filter(({ items }) => items.length === 0).map((order) => ({ order, items: [] }));

const isCollected = ({ deliveryMethod }: OrderItem): boolean => deliveryMethod === "collection";

/** The orders still Pending, for the coming Saturday and Sunday in calendar order. */
export const packingListOf = (orders: readonly Order[], today: Day): readonly PackingDay[] => {
  const first = weekendDayFrom(today);
  const days = [first, weekendDayFrom(addDays(first, 1))];
  const pending = orders.filter(isPending);
  return days.map((day) => {
    const due = pending.filter((order) => fulfilmentDay(order, today) === day);
    return {
      day,
      deliveries: [...parcelsOf(due, (item) => !isCollected(item)), ...parcelsWithoutItems(due)],
      collections: parcelsOf(due, isCollected),
    };
  });
};
