import { isBeingCancelled } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { hasDelivery } from "#core/orders/order-methods.ts";
import { isWaiting } from "#core/orders/status-sets.ts";

export const lacksAddress = (order: Pick<Order, "log" | "address">): boolean =>
  !order.address && hasLogged(order, "no-address");

export const statusInWords = (order: Pick<Order, "status" | "log" | "address">): string =>
  order.status === "Needs attention" && lacksAddress(order)
    ? `${order.status}: no address`
    : order.status;

/** Its customer may type it as long as it is still to be brought. */
export const asksForAddress = (order: Order): boolean =>
  lacksAddress(order) &&
  hasDelivery(order) &&
  isWaiting(order) &&
  !isBeingCancelled(order) &&
  !order.handedOver?.delivery;
