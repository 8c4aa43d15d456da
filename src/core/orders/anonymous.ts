import type { Order } from "#core/orders/order.ts";
import { withoutReasons } from "#core/orders/returned-parts.ts";
import { picked } from "#core/shared/picked.ts";

export const BOOK_FIELDS = [
  "id",
  "date",
  "total",
  "status",
  "items",
  "paymentMethod",
  "captureId",
  "fee",
  "captured",
  "returned",
  "parts",
  "short",
  "days",
  "paid",
  "soldAt",
  "handedOver",
  "unwritten",
  "bestBefore",
  "log",
] as const satisfies readonly (keyof Order)[];

export const anonymous = (order: Order): Order =>
  withoutReasons({ ...picked(order, BOOK_FIELDS), customerEmail: "" });

export const isAnonymous = (order: Order): boolean =>
  [order.customerEmail, order.customerName, order.phone, order.note].every((text) => !text) &&
  order.address === undefined;

/** A change to an anonymous order adds no person, except the address that its owner types. */
export const stillAnonymous = (before: Order, { phone, address, ...after }: Order): Order => ({
  ...(isAnonymous(before) ? anonymous(after) : after),
  ...(phone !== undefined && { phone }),
  ...(address && { address }),
});
