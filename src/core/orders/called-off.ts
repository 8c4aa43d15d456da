import { isCancelledByCustomer } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import { givenBackOf } from "#core/orders/order-money.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import type { Pence } from "#core/shared/money.ts";

/** `back`: all that was paid back. `by`: none for a payment that never came. */
export interface CalledOff {
  readonly at: string;
  readonly by: "customer" | "farm" | null;
  readonly back: Pence;
}

const ENDS: readonly OrderLogKind[] = ["refunded", "cancelled-by-hand", "denied"];

/** None for an order of before the log. */
export const calledOffOf = (order: Order): CalledOff | null => {
  if (!isGivenUp(order)) return null;
  const isByCustomer = isCancelledByCustomer(order);
  const kinds: readonly OrderLogKind[] = isByCustomer ? ["customer-cancelled"] : ENDS;
  const end = order.log?.findLast(({ kind }) => kinds.includes(kind));
  if (!end) return null;
  const byFarm = end.kind === "denied" ? null : "farm";
  return { at: end.at, by: isByCustomer ? "customer" : byFarm, back: givenBackOf(order) };
};
