import type { Order } from "#core/orders/order.ts";
import { searchable } from "#core/shared/word-search.ts";

export const STATUS_FILTERS = ["All", "Pending", "Completed"] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const hasStatus = (order: Order, filter: StatusFilter): boolean =>
  filter === "All" || order.status === filter;

/** What an order is found by: its number, e-mail and items. */
export const orderText = ({ id, customerEmail, items }: Order): string =>
  searchable([id, customerEmail, ...items.map(({ name }) => name)]);
