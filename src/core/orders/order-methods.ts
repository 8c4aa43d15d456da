import type { Order, OrderItem } from "#core/orders/order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const isCollected = ({ deliveryMethod }: Pick<OrderItem, "deliveryMethod">): boolean =>
  deliveryMethod === "collection";

/** What is unknown is brought. */
export const methodOf = (item: OrderItem): DeliveryMethod =>
  isCollected(item) ? "collection" : "delivery";

export const hasCollection = ({ items }: Order): boolean => items.some(isCollected);

export const hasDelivery = ({ items }: Order): boolean => items.some((item) => !isCollected(item));

/** At least one: what is unknown is brought. */
export const methodsOf = (order: Order): readonly DeliveryMethod[] => [
  ...(hasDelivery(order) || !hasCollection(order) ? (["delivery"] as const) : []),
  ...(hasCollection(order) ? (["collection"] as const) : []),
];
