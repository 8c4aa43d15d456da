import type { OrderStatus } from "#core/orders/order-status.ts";

/** A stored order may have another status, of an earlier version: it is in no set. */
interface HasStatus {
  readonly status: string;
}

const among =
  (statuses: readonly string[]) =>
  ({ status }: HasStatus): boolean =>
    statuses.includes(status);

export const STATUSES_TO_HAND_OVER = ["Pending", "Ready"] as const satisfies readonly OrderStatus[];

export const STATUSES_TO_PACK = [
  "Pending",
  "Needs attention",
] as const satisfies readonly OrderStatus[];

const PACKED = ["Ready", "Completed"] as const satisfies readonly OrderStatus[];

const GIVEN_UP = ["Refunded", "Cancelled"] as const satisfies readonly OrderStatus[];

const UNPAID: OrderStatus = "Awaiting payment";

export const isPending = among(["Pending"] satisfies readonly OrderStatus[]);

export const isToPack = among(STATUSES_TO_PACK);

export const isToHandOver = among(STATUSES_TO_HAND_OVER);

/** By its status alone: `standingOf` knows of one that needs attention, too. */
export const isMarkedPacked = among(PACKED);

/** Its eggs and its place may be on offer again. */
export const isGivenUp = among(GIVEN_UP);

export const hasMoney = (order: HasStatus): boolean => !among([UNPAID, ...GIVEN_UP])(order);

/** Its eggs may still have to be handed over. */
export const isWaiting = among([...STATUSES_TO_HAND_OVER, "Needs attention", UNPAID]);
