import type { Order } from "#core/orders/order.ts";
import { hasMoney } from "#core/orders/order-status.ts";
import type { Pence } from "#core/shared/money.ts";

/** A payment that was reversed has left again, whatever the owner makes of its order. */
const wasReversed = ({ log = [] }: Order): boolean => log.some(({ kind }) => kind === "reversed");

/** What was paid for an order, but for what has gone back of it. */
export const paidFor = ({ captured, returned = 0, total }: Order): Pence =>
  (captured ?? total) - returned;

/** How much of an order's money is here. */
export const moneyOf = (order: Order): Pence =>
  hasMoney(order.status) && !wasReversed(order) ? paidFor(order) : 0;
