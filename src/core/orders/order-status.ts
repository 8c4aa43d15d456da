/** A stored order may have another status, of an earlier version. */
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

const WITHOUT_MONEY: readonly string[] = [
  "Awaiting payment",
  "Refunded",
  "Cancelled",
] satisfies readonly OrderStatus[];

export const hasMoney = (status: string): boolean => !WITHOUT_MONEY.includes(status);

const BY_OWNER: Readonly<Record<OrderStatus, readonly OwnerStatus[]>> = {
  "Awaiting payment": [],
  Pending: ["Ready", "Completed"],
  Ready: ["Completed", "Pending"],
  Completed: ["Ready", "Pending"],
  Refunded: [],
  Cancelled: [],
  "Needs attention": ["Pending"],
};

const CANCELLED: OrderStatus = "Cancelled";

const isKnown = (status: string): status is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status);

/** What the owner may make of an order of this status: the eggs of a cancelled one are on offer again. One that an earlier version stored can be taken up again. */
export const ownersChoice = (status: string, isShared: boolean): readonly OwnerStatus[] =>
  isShared
    ? BY_OWNER[isKnown(status) ? status : "Needs attention"]
    : STATUSES_IN_ONE_BROWSER.filter((choice) => choice !== status && status !== CANCELLED);

/** The marks are set one after another, where each may be. */
export const statusAfterMarks = (
  status: string,
  marks: readonly OwnerStatus[],
  isShared: boolean,
): string =>
  marks.reduce<string>(
    (now, mark) => (ownersChoice(now, isShared).includes(mark) ? mark : now),
    status,
  );

/** The mark that undoes a mark: what the order was before, else Pending; null where neither can be. */
export const statusBack = (
  before: string,
  after: OwnerStatus,
  isShared: boolean,
): OwnerStatus | null => {
  const choices = ownersChoice(after, isShared);
  return (
    choices.find((choice) => choice === before) ??
    choices.find((choice) => choice === "Pending") ??
    null
  );
};

export const statusAfter = (status: string, event: MoneyEvent): OrderStatus | null =>
  BY_MONEY[isKnown(status) ? status : "Pending"][event] ?? null;

export const isRefundable = (status: string): boolean =>
  statusAfter(status, "refund") === "Refunded" && status !== "Awaiting payment";
