import { type MarkingDeps, markOrder, type StatusRefusal } from "#core/marking/mark-order.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { takenUpAgain } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import { isOvertaken, type MadeLater } from "#core/orders/overtaken.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import type { PackedAnyway } from "#core/orders/packed-anyway.ts";
import type { Told } from "#core/orders/told.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface StatusChange extends MadeLater, PackedAnyway {
  readonly id: string;
  readonly status: OwnerStatus;
  readonly seen?: number | undefined;
}

const KINDS: Readonly<Record<OwnerStatus, OrderLogKind>> = {
  Ready: "ready",
  Completed: "completed",
  Pending: "reopened",
};

/** A 'packed' tick never reverts 'handed over'. */
const isDoneAlready = (order: Order, { status, seen }: StatusChange): boolean =>
  order.status === status ||
  (seen !== undefined && status === "Ready" && order.status === "Completed");

const refusalOf = (
  order: Order,
  { status, seen }: StatusChange,
  isShared: boolean,
): StatusRefusal | null => {
  if (!ownersChoice(order, isShared).includes(status))
    return { kind: "status-not-possible", status: order.status };
  if (isOvertaken(order, { isDone: status !== "Pending", seen }))
    return { kind: "changed-since", status: order.status };
  return status !== "Pending" && isBeingCancelled(order) ? { kind: "being-cancelled" } : null;
};

const withStatus = (order: Order, status: OwnerStatus): Order => ({
  ...(status === "Completed" ? order : takenUpAgain(order)),
  status,
});

export const setOrderStatus =
  (deps: MarkingDeps) =>
  async (change: StatusChange): Promise<Result<Told | null, StatusRefusal>> => {
    const { id, status } = change;
    const order = await deps.orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    if (isDoneAlready(order, change)) return accept(null);
    const refusal = refusalOf(order, change, deps.shared !== null);
    if (refusal) return refuse(refusal);
    return markOrder(deps)({
      before: order,
      after: withStatus(order, status),
      noted: { kind: KINDS[status] },
      at: madeAt(change.at, deps.now, order.date),
      laid: change.laid,
      flock: change.flock,
    });
  };
