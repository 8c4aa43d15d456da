import {
  type MarkingDeps,
  markOrder,
  type Noted,
  type StatusRefusal,
} from "#core/marking/mark-order.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { isHandedOver, withHalf, withoutHalf } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsLeft, methodsOf } from "#core/orders/order-methods.ts";
import { isOvertaken, type Tick } from "#core/orders/overtaken.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import type { PackedAnyway } from "#core/orders/packed-anyway.ts";
import { wasPacked } from "#core/orders/standing.ts";
import type { Told } from "#core/orders/told.ts";
import { keepRun } from "#core/packing/keep-run.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface HandingOver extends Tick, PackedAnyway {
  readonly id: string;
  readonly method: DeliveryMethod;
}

type Change = readonly [after: Order, noted: Noted];

const handedOver = (order: Order, method: DeliveryMethod, at: string): Change => {
  const after = withHalf(order, method, at);
  const isLast = methodsLeft(order).every((one) => one === method || isHandedOver(order, one));
  return isLast
    ? [{ ...after, status: "Completed" }, { kind: "completed" }]
    : [after, { kind: "handed-over", detail: method }];
};

const takenBack = (order: Order, method: DeliveryMethod, at: string): Change => {
  const status = wasPacked(order) ? "Ready" : "Pending";
  const after = withoutHalf(order, method, at);
  return [
    order.status === "Completed" ? { ...after, status } : after,
    { kind: "not-handed-over", ...(methodsOf(order).length > 1 && { detail: method }) },
  ];
};

const changed = (order: Order, { method, isDone }: HandingOver, at: string): Change =>
  isDone ? handedOver(order, method, at) : takenBack(order, method, at);

const refusalOf = (
  order: Order,
  { method, isDone, seen }: HandingOver,
  isShared: boolean,
): StatusRefusal | null => {
  const { status } = order;
  const isToLookAt = status === "Needs attention";
  const mayBe =
    status === "Completed" || (!isToLookAt && ownersChoice(order, isShared).includes("Completed"));
  if (!mayBe || !methodsOf(order).includes(method)) return { kind: "status-not-possible", status };
  if (isOvertaken(order, { isDone, seen })) return { kind: "changed-since", status };
  return isDone && isBeingCancelled(order) ? { kind: "being-cancelled" } : null;
};

export const handOver =
  (deps: MarkingDeps & Pick<ShopRecords, "runOrder">) =>
  async (change: HandingOver): Promise<Result<Told | null, StatusRefusal>> => {
    const { id, method, isDone } = change;
    const order = await deps.orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    if (isHandedOver(order, method) === isDone) return accept(null);
    const refusal = refusalOf(order, change, deps.shared !== null);
    if (refusal) return refuse(refusal);
    const at = madeAt(change.at, deps.now, order.date);
    const [after, noted] = changed(order, change, at);
    const { laid, flock } = change;
    const marked = await markOrder(deps)({ before: order, after, noted, at, laid, flock });
    if (marked.ok && isDone && method === "delivery") await keepRun(deps, order);
    return marked;
  };
