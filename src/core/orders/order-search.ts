import type { Order } from "#core/orders/order.ts";
import { ORDER_STATUSES, STATUSES_IN_ONE_BROWSER } from "#core/orders/order-status.ts";
import { searchable } from "#core/shared/word-search.ts";

export const STATUS_FILTERS = ["All", ...ORDER_STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters of the shop in one browser. */
export const FILTERS_IN_ONE_BROWSER: readonly StatusFilter[] = STATUS_FILTERS.filter(
  (filter) =>
    filter === "All" || (STATUSES_IN_ONE_BROWSER as readonly StatusFilter[]).includes(filter),
);

export const hasStatus = (order: Order, filter: StatusFilter): boolean =>
  filter === "All" || order.status === filter;

/** What an order is found by: its number, who placed it, where it goes and its items. */
export const orderText = ({
  id,
  customerEmail,
  customerName = "",
  phone = "",
  address,
  note = "",
  items,
}: Order): string =>
  searchable([
    id,
    customerEmail,
    customerName,
    phone,
    ...(address?.lines ?? []),
    address?.postcode ?? "",
    note,
    ...items.map(({ name }) => name),
  ]);
