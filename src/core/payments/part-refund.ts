import * as v from "valibot";
import { oneLine } from "#core/messages/letter.ts";
import type { Order } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { MOST_REFUND_REASON_LETTERS } from "#core/orders/refunds-of-order.ts";
import { canBePaidBack } from "#core/payments/refund.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import type { Pence } from "#core/shared/money.ts";

export const PartRefund = v.object({
  orderId: v.string(),
  /** Drawn by the caller: a wish is fulfilled once, however often it is sent. */
  wish: v.string(),
  /** In pence. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: v.string(),
  askedAt: v.string(),
});

export type PartRefund = Readonly<v.InferOutput<typeof PartRefund>>;

export type PartWish = Omit<PartRefund, "askedAt">;

export type PartRefusal =
  | { readonly kind: "not-refundable" }
  /** The same wish was paid before with another amount or reason. */
  | { readonly kind: "already-refunded"; readonly amount: Pence }
  | { readonly kind: "bad-amount" }
  | { readonly kind: "more-than-left"; readonly left: Pence }
  | { readonly kind: "missing-reason" }
  | { readonly kind: "reason-too-long" };

/** A restored backup doesn't know how many parts there were, and can't repeat this key. */
export const partKey = ({ orderId, wish }: Pick<PartRefund, "orderId" | "wish">): string =>
  `${orderId}-part-${wish}`;

export const reasonOf = ({ reason }: Pick<PartWish, "reason">): string => oneLine(reason);

export const isAsAsked = (
  first: Pick<PartWish, "amount"> & { readonly reason?: string },
  wish: PartWish,
): boolean => first.amount === wish.amount && (first.reason ?? "") === reasonOf(wish);

const refusalOfReason = (reason: string): PartRefusal | null => {
  if (reason === "") return { kind: "missing-reason" };
  return lettersIn(reason) > MOST_REFUND_REASON_LETTERS ? { kind: "reason-too-long" } : null;
};

export const refusalOfPart = (order: Order, wish: PartWish): PartRefusal | null => {
  if (!canBePaidBack(order)) return { kind: "not-refundable" };
  if (!Number.isSafeInteger(wish.amount) || wish.amount < 1) return { kind: "bad-amount" };
  const left = leftOf(order);
  if (wish.amount > left) return { kind: "more-than-left", left };
  return refusalOfReason(reasonOf(wish));
};
