import type { Order } from "#core/orders/order.ts";

export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: "A",
  date: "2026-06-20T11:00:00Z",
  customerEmail: "mabel@example.com",
  total: 340,
  status: "Pending",
  items: [
    {
      id: "large-12",
      name: "Large Eggs",
      packSize: 12,
      deliveryMethod: "delivery",
      price: 340,
      quantity: 1,
    },
  ],
  ...change,
});
