import { sumOfTakings, type Takings, takingsOf } from "#core/dashboard/takings.ts";
import { type Due, dueOf, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";

export interface PendingOrder extends Due {
  readonly order: Order;
}

export interface OrderOverview {
  readonly pending: readonly PendingOrder[];
  readonly takingsThisWeek: Pence;
  readonly takingsLastWeek: Pence;
  readonly thisWeek: Takings;
  readonly lastWeek: Takings;
  readonly owed: readonly Order[];
}

export const firstDayOfTakings = (today: Day): Day => addDays(today, -15);

export const orderOverviewOf = (
  pending: readonly Order[],
  recent: readonly Order[],
  now: string,
  farm: OfDays,
  owed: readonly Order[] = [],
): OrderOverview => {
  const monday = mondayOf(todayAt(now));
  const thisWeek = takingsOf(recent, monday, addDays(monday, 7));
  const lastWeek = takingsOf(recent, addDays(monday, -7), monday);
  return {
    pending: [...pending]
      .reverse()
      .map((order) => ({ order, ...dueOf(order, now, farm) }))
      .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    takingsThisWeek: sumOfTakings(thisWeek),
    takingsLastWeek: sumOfTakings(lastWeek),
    thisWeek,
    lastWeek,
    owed: owed.toReversed(),
  };
};
