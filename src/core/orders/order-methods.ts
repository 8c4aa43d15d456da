import type { Order, OrderItem } from "#core/orders/order.ts";

export const isCollected = ({ deliveryMethod }: OrderItem): boolean =>
  deliveryMethod === "collection";

/** Whether the customer comes to the farm gate for some of it. */
export const hasCollection = ({ items }: Order): boolean => items.some(isCollected);

/** Whether some of it is brought to the customer. */
export const hasDelivery = ({ items }: Order): boolean => items.some((item) => !isCollected(item));
