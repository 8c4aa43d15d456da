import type { Order } from "#core/orders/order.ts";

export const STATUS_FILTERS = ["All", "Pending", "Completed"] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

const hasStatus = (order: Order, filter: StatusFilter): boolean =>
  filter === "All" || order.status === filter;

/** Orders whose email or id holds the text, in any case. */
export const searchOrders = (
  orders: readonly Order[],
  text: string,
  filter: StatusFilter,
): readonly Order[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && filter === "All") return orders;
  return orders.filter(
    (order) =>
      hasStatus(order, filter) &&
      (wanted === "" || `${order.id}\n${order.customerEmail}`.toLowerCase().includes(wanted)),
  );
};
