import type { Order } from "#core/orders/order.ts";
import { withoutReasons } from "#core/orders/returned-parts.ts";
import { picked } from "#core/shared/picked.ts";

/** What stays of an order for the books when its customer is erased. */
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

/** Nothing in it tells who placed it. */
export const isAnonymous = (order: Order): boolean =>
  [order.customerEmail, order.customerName, order.phone, order.note].every((text) => !text) &&
  order.address === undefined;

/** Whatever is written on an order without a person leaves it so, but for where its owner says that it goes. */
export const stillAnonymous = (before: Order, { phone, address, ...after }: Order): Order => ({
  ...(isAnonymous(before) ? anonymous(after) : after),
  ...(phone !== undefined && { phone }),
  ...(address && { address }),
});
