import { openDisputeOf } from "#core/orders/dispute.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogEntry, OrderLogKind } from "#core/orders/order-log.ts";
import { standingOf } from "#core/orders/standing.ts";

/** Why an order needs attention. */
export const TROUBLES = [
  "not-added",
  "disagrees",
  "paid-twice",
  "eggs-short",
  "no-address",
  "day-closed",
  "day-over",
  "partly-refunded",
  "reversed",
  "customer-cancelled",
  "refund-refused",
  "refund-failed",
  "dispute-lost",
] as const satisfies readonly OrderLogKind[];

/** Paid although it was given up, or left half paid back: its farmer has to say what it is. */
const UNCLEAR: readonly OrderLogKind[] = ["denied", "refund-left"];

const LOOKED_AT: readonly OrderLogKind[] = ["ready", "completed", "reopened"];

const openTroubles = (log: readonly OrderLogEntry[]): readonly OrderLogKind[] =>
  log
    .slice(log.findLastIndex(({ kind }) => LOOKED_AT.includes(kind)) + 1)
    .map(({ kind }) => kind)
    .filter((kind) => UNCLEAR.includes(kind) || TROUBLES.some((one) => one === kind));

/** Attention no more, unless another trouble asks for it. */
export const withoutTrouble = (order: Order, settled: (typeof TROUBLES)[number]): Order => {
  if (order.status !== "Needs attention" || openDisputeOf(order)) return order;
  const isSettled = openTroubles(order.log ?? []).every((kind) => kind === settled);
  return isSettled ? { ...order, status: standingOf(order) } : order;
};
