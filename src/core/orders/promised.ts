import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { isHandedOver } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { hasLeft, methodOf, methodsOf } from "#core/orders/order-methods.ts";
import { standingOf } from "#core/orders/standing.ts";
import { isToPack } from "#core/orders/status-sets.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const isPacked = (order: Pick<Order, "status" | "log">): boolean =>
  standingOf(order) !== "Pending";

export const isPromised = (order: Pick<Order, "status" | "log">): boolean =>
  isToPack(order) && !isPacked(order);

type Halves = Pick<Order, "status" | "log" | "items" | "handedOver">;

/** Both methods of a packed order, else those handed over: their eggs have left. */
export const methodsOut = (order: Halves): readonly DeliveryMethod[] =>
  methodsOf(order).filter((method) => isPacked(order) || order.handedOver?.[method] !== undefined);

const isKeptOut = ({ log = [] }: Halves, method: DeliveryMethod): boolean =>
  log.some(({ kind, detail }) => kind === "not-put-back" && detail === method);

/** Reads the log, also for an order that was given up while the book was closed. */
export const methodsStillOut = (order: Halves): readonly DeliveryMethod[] => {
  const isBack = order.status === "Cancelled" || hasLogged(order, "put-back");
  return methodsOut(order).filter(
    (method) =>
      hasLeft(order, method) &&
      (!isBack || isHandedOver(order, method) || isKeptOut(order, method)),
  );
};

export const methodsIn = (order: Halves): readonly DeliveryMethod[] => {
  const out = methodsOut(order);
  return methodsOf(order).filter((method) => !out.includes(method));
};

export const eggsPromised = (orders: readonly Halves[]): Inventory =>
  eggsIn(
    orders.filter(isPromised).flatMap((order) => {
      const methods = methodsIn(order);
      return packsOf({ items: order.items.filter((item) => methods.includes(methodOf(item))) });
    }),
  );
