import type { WayMoved } from "#core/money/movement.ts";
import type { GivenPack } from "#core/orders/given-back.ts";
import { packsToGive, withPacksGiven } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { leftOf, mostAtOnce } from "#core/orders/order-money.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { MOST_REFUND_REASON_LETTERS } from "#core/orders/refunds-of-order.ts";
import { reasonOf } from "#core/payments/part-refund.ts";
import { canBePaidBack } from "#core/payments/refund.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import type { Pence } from "#core/shared/money.ts";
import type { Version } from "#core/shared/version.ts";

export const WAYS_GIVEN = ["cash", "card", "bank"] as const satisfies readonly WayMoved[];

export type WayGiven = (typeof WAYS_GIVEN)[number];

/**
 * Money of an order to give back, and what becomes of its packs. `how`: by hand instead of by the
 * provider. `wish`: drawn by the caller; it is fulfilled once, however often it is sent.
 */
export interface Giving {
  readonly order: string;
  readonly packs: readonly GivenPack[];
  readonly amount: Pence;
  readonly reason: string;
  readonly how?: WayGiven;
  readonly version: Version;
  readonly wish?: string;
}

export type GivingRefusal =
  | { readonly kind: "order-gone" }
  /** Its money can't be paid back, or not in this way. */
  | { readonly kind: "not-refundable" }
  /** The same wish was paid before with another amount or reason. */
  | { readonly kind: "already-refunded"; readonly amount: Pence }
  | { readonly kind: "bad-amount" }
  | { readonly kind: "more-than-here"; readonly left: Pence }
  | { readonly kind: "more-than-ordered" }
  | { readonly kind: "eggs-have-left" }
  | { readonly kind: "missing-reason" }
  | { readonly kind: "reason-too-long" }
  | { readonly kind: "order-changed" }
  | { readonly kind: "refund-waiting" };

const lines = (order: Order, { id, method }: GivenPack): Order["items"] =>
  order.items.filter(
    (item) => item.id === id && (method === undefined || methodOf(item) === method),
  );

/** Names the half of packs that can be of one alone. */
export const withMethods = (order: Order, packs: readonly GivenPack[]): readonly GivenPack[] =>
  packs.map((pack) => {
    const [line, ...others] = lines(order, pack).filter((item) => packsToGive(item) > 0);
    return line && others.length === 0 ? { ...pack, method: methodOf(line) } : pack;
  });

const haveLeft = (order: Order, packs: readonly GivenPack[]): boolean => {
  const here = methodsHere(order);
  return packs.some(
    (pack) =>
      pack.eggs === "back" && lines(order, pack).every((item) => !here.includes(methodOf(item))),
  );
};

/** All that can be given back of it: it is refunded then. */
export const isWhole = (order: Order, { packs, amount }: Pick<Giving, "packs" | "amount">) =>
  amount === leftOf(order) &&
  (withPacksGiven(order, packs)?.items.every((item) => packsToGive(item) === 0) ?? false);

const refusalOfAmount = (order: Order, giving: Giving): GivingRefusal | null => {
  const { amount } = giving;
  const least = isWhole(order, giving) && giving.how === undefined ? 0 : 1;
  if (!Number.isSafeInteger(amount) || amount < least) return { kind: "bad-amount" };
  const left = giving.how === undefined ? mostAtOnce(order) : leftOf(order);
  return amount > left ? { kind: "more-than-here", left } : null;
};

/** The customer reads why a part comes back; of the whole they need no reason. */
const refusalOfReason = (order: Order, giving: Giving): GivingRefusal | null => {
  const reason = reasonOf(giving);
  if (reason === "" && !isWhole(order, giving)) return { kind: "missing-reason" };
  return lettersIn(reason) > MOST_REFUND_REASON_LETTERS ? { kind: "reason-too-long" } : null;
};

const refusalOfPacks = (order: Order, { packs }: Giving): GivingRefusal | null => {
  if (withPacksGiven(order, packs) === null) return { kind: "more-than-ordered" };
  return haveLeft(order, packs) ? { kind: "eggs-have-left" } : null;
};

export const mayGiveBack = (order: Order, how: WayGiven | undefined, isShared: boolean): boolean =>
  how === undefined ? isShared && canBePaidBack(order) : isRefundable(order.status);

export const refusalOfGiving = (order: Order, giving: Giving): GivingRefusal | null =>
  (giving.version === versionOf(order) ? null : ({ kind: "order-changed" } as const)) ??
  refusalOfPacks(order, giving) ??
  refusalOfAmount(order, giving) ??
  refusalOfReason(order, giving);
