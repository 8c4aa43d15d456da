import type { Order, OrderItem } from "#core/orders/order.ts";

export const isCollected = ({ deliveryMethod }: OrderItem): boolean =>
  deliveryMethod === "collection";

export const hasCollection = ({ items }: Order): boolean => items.some(isCollected);

export const hasDelivery = ({ items }: Order): boolean => items.some((item) => !isCollected(item));
