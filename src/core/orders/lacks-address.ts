import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";

export const lacksAddress = (order: Pick<Order, "log" | "address">): boolean =>
  !order.address && hasLogged(order, "no-address");

export const statusInWords = (order: Pick<Order, "status" | "log" | "address">): string =>
  order.status === "Needs attention" && lacksAddress(order)
    ? `${order.status}: no address`
    : order.status;
