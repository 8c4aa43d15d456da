import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { type Due, dueOf } from "#core/orders/packing-list.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";

/** An order, and when it is to be delivered or collected. */
export interface PendingOrder extends Due {
  readonly order: Order;
}

export interface OrderOverview {
  /** The order due first comes first; of one day, the one placed first. */
  readonly pending: readonly PendingOrder[];
  /** From this week's Monday up to today. */
  readonly takingsThisWeek: Pence;
  /** The whole week before. */
  readonly takingsLastWeek: Pence;
}

/** What came in with the orders of some days, in as much as it is still here. */
const takings = (orders: readonly Order[], from: Day, until: Day): Pence =>
  sumOf(
    orders.filter((order) => {
      const placed = dayOf(order.date) ?? "";
      return placed >= from && placed < until;
    }),
    moneyOf,
  );

/** A day before which no order counts among this week's takings or the last's. */
export const firstDayOfTakings = (today: Day): Day => addDays(today, -15);

/** Of the pending orders, newest first, and the orders since the first day of takings. What was placed first is due first. */
export const orderOverviewOf = (
  pending: readonly Order[],
  recent: readonly Order[],
  now: string,
): OrderOverview => {
  const monday = mondayOf(todayAt(now));
  return {
    pending: [...pending].reverse().map((order) => ({ order, ...dueOf(order, now) })),
    takingsThisWeek: takings(recent, monday, addDays(monday, 7)),
    takingsLastWeek: takings(recent, addDays(monday, -7), monday),
  };
};
