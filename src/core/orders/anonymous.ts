import type { Order } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { withoutReasonIn } from "#core/orders/refunds-of-order.ts";
import { picked } from "#core/shared/picked.ts";

export const BOOK_FIELDS = [
  "id",
  "date",
  "total",
  "status",
  "items",
  "paymentMethod",
  "captureId",
  "money",
  "short",
  "disputes",
  "days",
  "paid",
  "rest",
  "added",
  "soldAt",
  "handedOver",
  "unwritten",
  "bestBefore",
  "log",
] as const satisfies readonly (keyof Order)[];

const OF_REFUNDS: readonly string[] = ["part-asked", "part-refused", "part-refunded"];

const withoutReason = (entry: OrderLogEntry): OrderLogEntry =>
  OF_REFUNDS.includes(entry.kind) && entry.detail
    ? { ...entry, detail: withoutReasonIn(entry.detail) }
    : entry;

/** Reasons are the owner's own words, and may name a person. */
export const anonymous = (order: Order): Order => ({
  ...picked(order, BOOK_FIELDS),
  customerEmail: "",
  money: order.money.map(({ reason: _reason, ...movement }) => movement),
  ...(order.log && { log: order.log.map(withoutReason) }),
});

/** Of an order whose customer is another. */
export const withoutPayer = ({ payer: _payer, ...kept }: Order): Order => kept;

export const isAnonymous = (order: Order): boolean =>
  [order.customerEmail, order.customerName, order.phone, order.recipient, order.note].every(
    (text) => !text,
  ) &&
  order.payer === undefined &&
  order.address === undefined;

/** A change to an anonymous order adds no person, except the address that its owner types. */
export const stillAnonymous = (before: Order, { phone, address, ...after }: Order): Order => ({
  ...(isAnonymous(before) ? anonymous(after) : after),
  ...(phone !== undefined && { phone }),
  ...(address && { address }),
});
