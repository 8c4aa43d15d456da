import { isEmail } from "#core/customers/email.ts";
import type { Order } from "#core/orders/order.ts";
import { isPaid } from "#core/orders/order-money.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";

/** It is taken, and has an address that can be mailed. */
export const mayBeConfirmed = (order: Order): boolean =>
  (isPaid(order) || isByHand(order)) && isEmail(order.customerEmail);
