import type { Order, OrderItem } from "#core/orders/order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";

export const isCollected = ({ deliveryMethod }: Pick<OrderItem, "deliveryMethod">): boolean =>
  deliveryMethod === "collection";

export const methodOf = (item: OrderItem): DeliveryMethod =>
  isCollected(item) ? "collection" : "delivery";

export const hasCollection = ({ items }: Pick<Order, "items">): boolean => items.some(isCollected);

export const hasDelivery = ({ items }: Pick<Order, "items">): boolean =>
  items.some((item) => !isCollected(item));

export const methodsOf = (order: Pick<Order, "items">): readonly DeliveryMethod[] => [
  ...(hasDelivery(order) || !hasCollection(order) ? (["delivery"] as const) : []),
  ...(hasCollection(order) ? (["collection"] as const) : []),
];

export const eggsOfMethod = ({ items }: Pick<Order, "items">, method: DeliveryMethod): number =>
  sumOf(
    items.filter((item) => isCollected(item) === (method === "collection")),
    ({ packSize, quantity }) => packSize * quantity,
  );
