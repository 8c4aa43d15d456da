import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { hasMoney } from "#core/orders/order-status.ts";
import type { Pence } from "#core/shared/money.ts";

export const paidFor = ({ captured, returned = 0, total }: Order): Pence =>
  (captured ?? total) - returned;

/** How much of an order's money is here. A reversed payment has left again, whatever the owner makes of its order. */
export const moneyOf = (order: Order): Pence =>
  hasMoney(order.status) && !hasLogged(order, "reversed") ? paidFor(order) : 0;
