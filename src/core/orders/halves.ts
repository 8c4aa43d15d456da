import type { HandedOver, Order } from "#core/orders/order.ts";
import { methodsLeft, methodsOf } from "#core/orders/order-methods.ts";
import { standingOf } from "#core/orders/standing.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const isHandedOver = (
  order: Pick<Order, "status" | "log" | "handedOver">,
  method: DeliveryMethod,
): boolean => standingOf(order) === "Completed" || order.handedOver?.[method] !== undefined;

export const methodsHere = (
  order: Pick<Order, "status" | "log" | "handedOver" | "items">,
): readonly DeliveryMethod[] => methodsLeft(order).filter((method) => !isHandedOver(order, method));

export const isReadyToCollect = (order: Order): boolean =>
  order.status === "Ready" && methodsHere(order).includes("collection");

const hasTwoHalves = (order: Order): boolean => methodsOf(order).length > 1;

const withHalves = ({ handedOver: _before, ...order }: Order, halves: HandedOver): Order =>
  Object.keys(halves).length > 0 ? { ...order, handedOver: halves } : order;

export const withHalf = (order: Order, method: DeliveryMethod, now: string): Order =>
  hasTwoHalves(order) ? withHalves(order, { ...order.handedOver, [method]: now }) : order;

export const withoutHalf = (order: Order, method: DeliveryMethod, now: string): Order => {
  const others = methodsOf(order).filter((one) => one !== method && isHandedOver(order, one));
  return withHalves(
    order,
    Object.fromEntries(others.map((one) => [one, order.handedOver?.[one] ?? now])),
  );
};

export const takenUpAgain = (order: Order): Order => {
  const { handedOver = {} } = order;
  const isCompletedByHalves = methodsOf(order).every((method) => method in handedOver);
  return isCompletedByHalves ? withHalves(order, {}) : order;
};
