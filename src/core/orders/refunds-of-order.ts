import {
  balanceOf,
  givenBackIn,
  isByProvider,
  type Money,
  type Movement,
  refundsIn,
} from "#core/money/movement.ts";
import { CUSTOMER, OWNER } from "#core/money/who.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";

export const MOST_REFUND_REASON_LETTERS = 80;

/** A refund that the provider made: in pence, above 0. */
export interface MadeRefund {
  readonly id: string;
  readonly amount: Pence;
  /** When the provider made it, as it says: ISO 8601. */
  readonly at?: string;
}

type OfMoney = Pick<Order, "money">;

/** In pence, what the provider gave back without an id of it. */
const unlisted = (money: Money): Pence =>
  givenBackIn(money.filter((one) => one.provider === undefined && isByProvider(one)));

export const refundOfWish = ({ money }: OfMoney, wish: string): Movement | undefined =>
  money.find((one) => one.wish === wish);

export const isWishOf = (order: OfMoney | null, wish: string): boolean =>
  order !== null && refundOfWish(order, wish) !== undefined;

/** In pence. A case is told as a refund too, once it is lost. */
const takenByDisputes = (money: Money): Pence =>
  Math.max(0, -balanceOf(money.filter(({ kind }) => kind === "dispute")));

/** Refunds that the provider knows and the shop doesn't; none where their sum is known. */
export const refundsElsewhere = (
  { money }: OfMoney,
  told: readonly MadeRefund[],
): readonly MadeRefund[] => {
  let known = unlisted(money) + takenByDisputes(money);
  return told
    .filter(({ id }) => !money.some(({ provider }) => provider === id))
    .map((made) => {
      const amount = Math.max(0, made.amount - known);
      known -= made.amount - amount;
      return { ...made, amount };
    })
    .filter(({ amount }) => amount > 0);
};

const STEPS: readonly OrderLogKind[] = [
  ...(["refund-asked", "part-asked", "refund-refused", "part-refused", "refund-left"] as const),
  ...(["refund-pending", "refund-failed", "part-refunded", "refunded"] as const),
];

/** For the last refund of the whole. */
export const whoAsked = ({ log = [] }: Pick<Order, "log">): string => {
  const asked = log.findLastIndex(({ kind }) => kind === "refund-asked");
  return log[asked - 1]?.kind === "customer-cancelled" ? CUSTOMER : OWNER;
};

/** How the last refund stands at the provider where it isn't made: "£3.40", and whether it failed. */
export const unsettledRefundOf = ({
  log = [],
}: Pick<Order, "log">): { readonly sum: string; readonly hasFailed: boolean } | null => {
  const last = log.findLast(({ kind }) => STEPS.includes(kind));
  if (last?.kind !== "refund-pending" && last?.kind !== "refund-failed") return null;
  return { sum: last.detail ?? "", hasFailed: last.kind === "refund-failed" };
};

const REASON = ", ";

export const refundInWords = (amount: Pence, reason = ""): string =>
  [`£${formatPounds(amount)}`, reason].filter((word) => word !== "").join(REASON);

export const withoutReasonIn = (detail: string): string => detail.split(REASON)[0] ?? "";

export interface RefundLine {
  readonly key: string;
  readonly reason: string;
  readonly amount: Pence;
}

export const refundsOf = ({ money }: OfMoney): readonly RefundLine[] =>
  refundsIn(money).map(({ reason = "", amount }, at) => ({
    key: `refund ${at}`,
    reason,
    amount: -amount,
  }));
