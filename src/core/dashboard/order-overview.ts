import { type Due, dueOf, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";

export interface PendingOrder extends Due {
  readonly order: Order;
}

export interface OrderOverview {
  /** Due first; of one day, placed first. */
  readonly pending: readonly PendingOrder[];
  /** From Monday to today. */
  readonly takingsThisWeek: Pence;
  readonly takingsLastWeek: Pence;
}

const takings = (orders: readonly Order[], from: Day, until: Day): Pence =>
  sumOf(
    orders.filter((order) => {
      const placed = dayOf(order.date) ?? "";
      return placed >= from && placed < until;
    }),
    moneyOf,
  );

export const firstDayOfTakings = (today: Day): Day => addDays(today, -15);

export const orderOverviewOf = (
  pending: readonly Order[],
  recent: readonly Order[],
  now: string,
  farm: OfDays,
): OrderOverview => {
  const monday = mondayOf(todayAt(now));
  return {
    pending: [...pending]
      .reverse()
      .map((order) => ({ order, ...dueOf(order, now, farm) }))
      .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    takingsThisWeek: takings(recent, monday, addDays(monday, 7)),
    takingsLastWeek: takings(recent, addDays(monday, -7), monday),
  };
};
