import type { Order, OrderItem } from "#core/orders/order.ts";

const DOZEN: OrderItem = {
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  deliveryMethod: "delivery",
  price: 340,
  quantity: 1,
};

const TWO_SIXES: OrderItem = {
  id: "large-6",
  name: "Large Eggs",
  packSize: 6,
  deliveryMethod: "collection",
  price: 180,
  quantity: 2,
};

export const TWO_ITEMS = [DOZEN, TWO_SIXES];

export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: "A",
  date: "2026-06-20T11:00:00Z",
  customerEmail: "mabel@example.com",
  total: 340,
  status: "Pending",
  items: [DOZEN],
  ...change,
});
