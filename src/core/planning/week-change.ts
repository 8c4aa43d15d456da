import type { Order } from "#core/orders/order.ts";
import { type OrderOnDay, partsToMove } from "#core/planning/moved-order.ts";
import type { MoveWords } from "#core/planning/why-not-moved.ts";
import type { Day } from "#core/shared/day.ts";
import type { Calendar, FarmWeek } from "#core/week/farm-week.ts";
import { isOpenOn } from "#core/week/hours-on.ts";

export interface OrdersMove extends MoveWords {
  readonly moveTo: Day;
}

export type OrdersAnswer = { readonly leave: true } | OrdersMove;

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

/** Orders without days go by the week as it was before the calendar was first changed. */
export const rememberingBefore = (before: FarmWeek, after: FarmWeek): FarmWeek => ({
  ...after,
  before: before.before ?? before.week,
});
