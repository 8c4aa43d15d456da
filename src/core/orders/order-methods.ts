import type { Order, OrderItem } from "#core/orders/order.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";

export const isCollected = ({ deliveryMethod }: Pick<OrderItem, "deliveryMethod">): boolean =>
  deliveryMethod === "collection";

export const methodOf = (item: OrderItem): DeliveryMethod =>
  isCollected(item) ? "collection" : "delivery";

export const hasCollection = ({ items }: Pick<Order, "items">): boolean => items.some(isCollected);

export const hasDelivery = ({ items }: Pick<Order, "items">): boolean =>
  items.some((item) => !isCollected(item));

export const hasMethod = (order: Pick<Order, "items">, method: DeliveryMethod): boolean =>
  method === "collection" ? hasCollection(order) : hasDelivery(order) || !hasCollection(order);

export const methodsOf = (order: Pick<Order, "items">): readonly DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => hasMethod(order, method));

export const eggsOfMethod = ({ items }: Pick<Order, "items">, method: DeliveryMethod): number =>
  sumOf(
    items.filter((item) => isCollected(item) === (method === "collection")),
    ({ packSize, quantity }) => packSize * quantity,
  );
