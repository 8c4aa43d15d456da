import { isPaying } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { isUnpaid, paidTowards } from "#core/orders/order-money.ts";

export const PAID_AT_DOOR = ["cash", "card"] as const;

export type PaidAtDoor = (typeof PAID_AT_DOOR)[number];

const isOfPaying = ({ kind, detail = "" }: OrderLogEntry): boolean =>
  ["taken-by-hand", "marked-paid", "marked-unpaid", "owed"].includes(kind) ||
  (kind === "edited" && detail.startsWith("paid-"));

const isLastPaying = ({ money }: Pick<Order, "money">): boolean => money.slice(-1).every(isPaying);

/** How an order was paid that was to be paid at the door; null where it wasn't, or has been changed since. */
export const paidAtDoor = (
  order: Pick<Order, "log" | "money" | "paid" | "rest" | "status" | "total">,
): PaidAtDoor | null => {
  const [before, last] = (order.log ?? []).filter(isOfPaying).slice(-2);
  const isOne = last?.kind === "marked-paid" && before?.detail === "hand-over";
  const isHere = !isUnpaid(order) && paidTowards(order) === order.total && isLastPaying(order);
  return (isOne && isHere && PAID_AT_DOOR.find((how) => how === last.detail)) || null;
};
