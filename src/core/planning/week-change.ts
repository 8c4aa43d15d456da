import type { Order } from "#core/orders/order.ts";
import { type OrderOnDay, partsToMove } from "#core/planning/moved-order.ts";
import type { MoveWords } from "#core/planning/why-not-moved.ts";
import type { Day } from "#core/shared/day.ts";
import type { Calendar, FarmWeek } from "#core/week/farm-week.ts";
import { isOpenOn } from "#core/week/hours-on.ts";

export interface OrdersMove extends MoveWords {
  readonly moveTo: Day;
}

/** What becomes of orders whose day a change of the calendar closes. */
export type OrdersAnswer = { readonly leave: true } | OrdersMove;

/** The parts of orders from a day on whose day is open before a change and isn't after it. */
export const ordersClosedOut = (
  orders: readonly Order[],
  [before, after]: readonly [Calendar, Calendar],
  from: Day,
): readonly OrderOnDay[] =>
  orders.flatMap((order) =>
    partsToMove(order).flatMap((method): readonly OrderOnDay[] => {
      const day = order.days?.[method];
      return day !== undefined &&
        day >= from &&
        isOpenOn(before, day, method) &&
        !isOpenOn(after, day, method)
        ? [{ order, method, day }]
        : [];
    }),
  );

/** Orders without days go on by the days of the week as they were before the calendar was first changed. */
export const rememberingBefore = (before: FarmWeek, after: FarmWeek): FarmWeek => ({
  ...after,
  before: before.before ?? before.week,
});
