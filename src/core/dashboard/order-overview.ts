import { isPending, newestFirst, type Order, placedAt } from "#core/orders/order.ts";
import { fulfilmentDay } from "#core/orders/packing-list.ts";
import { addDays, type Day, dayOf, instantOf, mondayOf } from "#core/shared/day.ts";
import { type Pence, sumOf } from "#core/shared/money.ts";

export interface PendingOrder {
  readonly order: Order;
  /** When it is to be delivered or collected. */
  readonly day: Day;
}

export interface OrderOverview {
  /** The order due first comes first; of one day, the one placed first. */
  readonly pending: readonly PendingOrder[];
  /** From this week's Monday up to today. */
  readonly takingsThisWeek: Pence;
  /** The whole week before. */
  readonly takingsLastWeek: Pence;
}

const takings = (orders: readonly Order[], from: Day, until: Day): Pence =>
  sumOf(
    orders.filter((order) => {
      const placed = dayOf(order.date);
      return placed !== null && placed >= from && placed < until;
    }),
    (order) => order.total,
  );

/** Orders that may be of this week or the last: asking each order's day in London takes long. */
const recent = (orders: readonly Order[], today: Day): readonly Order[] => {
  const since = instantOf(addDays(today, -15)) ?? 0;
  return orders.filter((order) => placedAt(order) > since);
};

export const orderOverviewOf = (orders: readonly Order[], today: Day): OrderOverview => {
  const monday = mondayOf(today);
  const pending = [...newestFirst(orders.filter(isPending))]
    .reverse()
    .map((order) => ({ order, day: fulfilmentDay(order, today) }));
  return {
    pending: pending.sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day)),
    takingsThisWeek: takings(recent(orders, today), monday, addDays(monday, 7)),
    takingsLastWeek: takings(recent(orders, today), addDays(monday, -7), monday),
  };
};
