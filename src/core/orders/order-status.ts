/** Stored orders may have another status, of an earlier version. */
export const ORDER_STATUSES = [
  "Awaiting payment",
  "Pending",
  "Ready",
  "Completed",
  "Refunded",
  "Cancelled",
  "Needs attention",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const OWNER_STATUSES = ["Ready", "Completed", "Pending"] as const;

export type OwnerStatus = (typeof OWNER_STATUSES)[number];

export const STATUSES_IN_ONE_BROWSER = [
  "Completed",
  "Pending",
] as const satisfies readonly OwnerStatus[];

export const MONEY_EVENTS = ["pay", "check", "deny", "refund", "dispute"] as const;

export type MoneyEvent = (typeof MONEY_EVENTS)[number];

type NextByMoney = Readonly<Partial<Record<MoneyEvent, OrderStatus>>>;

const PAID: NextByMoney = { refund: "Refunded", dispute: "Needs attention" };

const BY_MONEY: Readonly<Record<OrderStatus, NextByMoney>> = {
  "Awaiting payment": { ...PAID, pay: "Pending", deny: "Cancelled" },
  Pending: PAID,
  Ready: PAID,
  Completed: PAID,
  "Needs attention": PAID,
  Refunded: {},
  // Its eggs are on offer again: the farmer has to look.
  Cancelled: { pay: "Needs attention", dispute: "Needs attention" },
};

export const isKnownStatus = (status: string): status is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status);

export const statusAfter = (status: string, event: MoneyEvent): OrderStatus | null =>
  BY_MONEY[isKnownStatus(status) ? status : "Pending"][event] ?? null;

export const isRefundable = (status: string): boolean =>
  statusAfter(status, "refund") === "Refunded" && status !== "Awaiting payment";
