import { itemsLeft, packsLeft } from "#core/orders/given-packs.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";

export const isCollected = ({ deliveryMethod }: Pick<OrderItem, "deliveryMethod">): boolean =>
  deliveryMethod === "collection";

export const methodOf = (item: Pick<OrderItem, "deliveryMethod">): DeliveryMethod =>
  isCollected(item) ? "collection" : "delivery";

export const hasCollection = ({ items }: Pick<Order, "items">): boolean => items.some(isCollected);

export const hasDelivery = ({ items }: Pick<Order, "items">): boolean =>
  items.some((item) => !isCollected(item));

export const hasMethod = (order: Pick<Order, "items">, method: DeliveryMethod): boolean =>
  method === "collection" ? hasCollection(order) : hasDelivery(order) || !hasCollection(order);

export const methodsOf = (order: Pick<Order, "items">): readonly DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => hasMethod(order, method));

/** A half of which no pack is left isn't packed, handed over or moved. */
export const hasLeft = ({ items }: Pick<Order, "items">, method: DeliveryMethod): boolean => {
  const own = items.filter((item) => methodOf(item) === method);
  return own.length === 0 || own.some((item) => packsLeft(item) > 0);
};

export const methodsLeft = (order: Pick<Order, "items">): readonly DeliveryMethod[] =>
  methodsOf(order).filter((method) => hasLeft(order, method));

export const eggsOfMethod = (order: Pick<Order, "items">, method: DeliveryMethod): number =>
  sumOf(
    itemsLeft(order).filter((item) => methodOf(item) === method),
    ({ packSize, quantity }) => packSize * quantity,
  );
