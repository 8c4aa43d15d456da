import type { Order } from "#core/orders/order.ts";
import { mayMove, type OrderOnDay } from "#core/planning/moved-order.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Calendar, FarmWeek } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";

export interface OrdersMove {
  readonly moveTo: Day;
  /** Although the eggs that are there by now can't fill them on that day. */
  readonly eggsAnyway?: boolean;
}

/** What becomes of orders whose day a change of the calendar closes. */
export type OrdersAnswer = { readonly leave: true } | OrdersMove;

export const isOpenOn = (calendar: Calendar, day: Day, method: DeliveryMethod): boolean =>
  hoursOn(calendar, day, method)?.reason === null;

/** The parts of orders from a day on whose day is open before a change and isn't after it. */
export const ordersClosedOut = (
  orders: readonly Order[],
  [before, after]: readonly [Calendar, Calendar],
  from: Day,
): readonly OrderOnDay[] =>
  orders.filter(mayMove).flatMap((order) =>
    DELIVERY_METHODS.flatMap((method): readonly OrderOnDay[] => {
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
