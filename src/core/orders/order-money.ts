import { type Order, placedAt } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { isByHand, isUnpaid } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";

export const paidFor = ({ captured, returned = 0, total }: Order): Pence =>
  (captured ?? total) - returned;

/** An order by hand may have been cancelled, and its money not given back. */
export const isPaid = (order: Order): boolean =>
  isByHand(order) ? !isUnpaid(order) : hasMoney(order);

/** How much of an order's money is here. A reversed payment has left again, whatever the owner makes of its order. */
export const moneyOf = (order: Order): Pence =>
  isPaid(order) && !hasLogged(order, "reversed") ? paidFor(order) : 0;

/** Placed, paid by hand, or with something in its log at this instant or later. */
export const isTouchedSince =
  (instant: string) =>
  (order: Order): boolean =>
    placedAt(order) >= (instantOf(instant) ?? 0) ||
    [order.paid?.at, order.log?.at(-1)?.at].some((at) => at !== undefined && at >= instant);

/** Of an order that was cancelled nothing is owed. */
export const owedOf = (order: Order): Pence =>
  isUnpaid(order) && hasMoney(order) ? order.total : 0;

export const isOwed = (order: Order): boolean => owedOf(order) > 0;

/** What whoever hands it over has to be given; what is on account is paid another time. */
export const dueAtHandOver = (order: Order): Pence =>
  order.paid?.how === "hand-over" ? owedOf(order) : 0;
