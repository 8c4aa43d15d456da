import { ORDER_STATUSES, type OrderStatus } from "#core/orders/order-status.ts";

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  "Awaiting payment": "status-pending",
  Pending: "status-pending",
  Ready: "status-done",
  Completed: "status-done",
  Refunded: "status-done",
  Cancelled: "status-done",
  "Needs attention": "status-attention",
};

/** A status that an earlier version stored looks like one that is done. */
const lookOf = (status: string): string =>
  LOOKS[ORDER_STATUSES.find((known) => known === status) ?? "Completed"];

/** What has become of an order, in the colour of what is left to do for it. */
export const OrderStatusChip = ({ status }: { readonly status: string }) => (
  <span className={`status ${lookOf(status)}`}>{status}</span>
);
