import { ORDER_STATUSES, type OrderStatus } from "#core/orders/order-status.ts";
import { type Look, StatusChip } from "#ui/shared/parts/status-chip.tsx";

const LOOKS: Readonly<Record<OrderStatus, Look>> = {
  "Awaiting payment": "pending",
  Pending: "pending",
  Ready: "done",
  Completed: "done",
  Refunded: "done",
  Cancelled: "done",
  "Needs attention": "attention",
};

const lookOf = (status: string): Look =>
  LOOKS[ORDER_STATUSES.find((known) => known === status) ?? "Completed"];

interface OrderStatusChipProps {
  readonly status: string;
  readonly words?: string;
}

export const OrderStatusChip = ({ status, words = status }: OrderStatusChipProps) => (
  <StatusChip look={lookOf(status)}>{words}</StatusChip>
);
