import type { OrderStatus } from "#core/orders/order-status.ts";

/** An earlier version's status is in no set. */
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

export const isMarkedPacked = among(PACKED);

export const isGivenUp = among(GIVEN_UP);

const hasNoMoney = among([UNPAID, ...GIVEN_UP]);

export const hasMoney = (order: HasStatus): boolean => !hasNoMoney(order);

export const STATUSES_THAT_WAIT: readonly OrderStatus[] = [
  ...STATUSES_TO_HAND_OVER,
  "Needs attention",
  UNPAID,
];

export const isWaiting = among(STATUSES_THAT_WAIT);
