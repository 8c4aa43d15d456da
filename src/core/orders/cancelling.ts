import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";

type Logged = Pick<Order, "log">;

const lastOf = ({ log = [] }: Logged, kinds: readonly OrderLogKind[]): OrderLogKind | null =>
  log.findLast(({ kind }) => kinds.includes(kind))?.kind ?? null;

const ENDS_OF_REFUND: readonly OrderLogKind[] = [
  "refund-asked",
  "refund-refused",
  "refund-failed",
  "refund-left",
  "refunded",
];

/** A refund of the whole is under way: the order isn't packed, and takes no place. */
export const isBeingCancelled = (order: Logged): boolean =>
  lastOf(order, ENDS_OF_REFUND) === "refund-asked";

export const isCancelledByCustomer = (order: Logged): boolean =>
  lastOf(order, ["customer-cancelled", "reopened", "ready", "completed"]) === "customer-cancelled";

export const hasGivenUpPlace = (order: Pick<Order, "log" | "status">): boolean =>
  isGivenUp(order) ||
  isBeingCancelled(order) ||
  (order.status === "Needs attention" && isCancelledByCustomer(order));
