import {
  isKnownStatus,
  type OrderStatus,
  type OwnerStatus,
  STATUSES_IN_ONE_BROWSER,
} from "#core/orders/order-status.ts";
import { type StatusAndLog, standingOf } from "#core/orders/standing.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";

const BY_OWNER: Readonly<Record<Exclude<OrderStatus, "Needs attention">, readonly OwnerStatus[]>> =
  {
    "Awaiting payment": [],
    Pending: ["Ready", "Completed"],
    Ready: ["Completed", "Pending"],
    Completed: ["Ready", "Pending"],
    Refunded: [],
    Cancelled: [],
  };

const NEEDS_ATTENTION: OrderStatus = "Needs attention";

/** An order that needs attention goes back to its status, so that eggs that have left stay out. */
export const ownersChoice = (order: StatusAndLog, isShared: boolean): readonly OwnerStatus[] => {
  const { status } = order;
  if (status === NEEDS_ATTENTION) return [standingOf(order)];
  if (!isShared)
    return isGivenUp(order) ? [] : STATUSES_IN_ONE_BROWSER.filter((choice) => choice !== status);
  return isKnownStatus(status) && status !== NEEDS_ATTENTION
    ? BY_OWNER[status]
    : [standingOf(order)];
};

export const statusAfterMarks = (
  order: StatusAndLog,
  marks: readonly OwnerStatus[],
  isShared: boolean,
): string =>
  marks.reduce<string>(
    (status, mark) => (ownersChoice({ ...order, status }, isShared).includes(mark) ? mark : status),
    order.status,
  );

/** The status before, else Pending; null where the money decides. */
export const statusBack = (
  before: string,
  after: OwnerStatus,
  isShared: boolean,
): OwnerStatus | null => {
  const choices = ownersChoice({ status: after }, isShared);
  if (before === NEEDS_ATTENTION) return null;
  return (
    choices.find((choice) => choice === before) ??
    choices.find((choice) => choice === "Pending") ??
    null
  );
};
