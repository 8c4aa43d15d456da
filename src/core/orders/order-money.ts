import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { isByHand, isUnpaid } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import type { Pence } from "#core/shared/money.ts";

export const paidFor = ({ captured, returned = 0, total }: Order): Pence =>
  (captured ?? total) - returned;

/** An order by hand may be cancelled and its money kept. */
export const isPaid = (order: Order): boolean =>
  isByHand(order) ? !isUnpaid(order) : hasMoney(order);

/** A reversed payment has left, whatever the owner makes of its order. */
export const moneyOf = (order: Order): Pence =>
  isPaid(order) && !hasLogged(order, "reversed") ? paidFor(order) : 0;

export const owedOf = (order: Order): Pence =>
  isUnpaid(order) && hasMoney(order) ? order.total : 0;

export const isOwed = (order: Order): boolean => owedOf(order) > 0;

/** An order on account is paid another time. */
export const dueAtHandOver = (order: Order): Pence =>
  order.paid?.how === "hand-over" ? owedOf(order) : 0;
