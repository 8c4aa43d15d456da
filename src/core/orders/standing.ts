import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import { OWNER_STATUSES, type OwnerStatus } from "#core/orders/order-status.ts";

export type StatusAndLog = Pick<Order, "status" | "log">;

const isMark = (status: string): status is OwnerStatus =>
  (OWNER_STATUSES as readonly string[]).includes(status);

const PACKING: readonly OrderLogKind[] = ["ready", "reopened"];

export const wasPacked = ({ log = [] }: Pick<Order, "log">): boolean =>
  log.findLast(({ kind }) => PACKING.includes(kind))?.kind === "ready";

const MARKS: readonly OrderLogKind[] = [...PACKING, "completed", "not-handed-over"];

/** The status, or the last mark in the log where money has changed it since. */
export const standingOf = (order: StatusAndLog): OwnerStatus => {
  const { status, log = [] } = order;
  if (isMark(status)) return status;
  const last = log.findLast(({ kind }) => MARKS.includes(kind))?.kind;
  if (last === "completed") return "Completed";
  const isPacked = last === "not-handed-over" ? wasPacked(order) : last === "ready";
  return isPacked ? "Ready" : "Pending";
};
