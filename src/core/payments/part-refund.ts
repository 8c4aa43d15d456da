import * as v from "valibot";
import { oneLine } from "#core/messages/letter.ts";
import { GivenPack } from "#core/orders/given-back.ts";
import { WaitingRefund } from "#core/payments/waiting-refund.ts";

export const PartRefund = v.object({
  orderId: v.string(),
  /** Drawn by the caller: a wish is fulfilled once, however often it is sent. */
  wish: v.string(),
  /** In pence. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: v.string(),
  packs: v.exactOptional(v.pipe(v.array(GivenPack), v.readonly())),
  waiting: v.exactOptional(WaitingRefund),
  /** By which packs were added to the order; absent for the order's own. */
  payment: v.exactOptional(v.string()),
  askedAt: v.string(),
});

export type PartRefund = Readonly<v.InferOutput<typeof PartRefund>>;

type Asked = Pick<PartRefund, "amount" | "reason">;

/** A restored backup doesn't know how many parts there were, and can't repeat this key. */
export const partKey = ({ orderId, wish }: Pick<PartRefund, "orderId" | "wish">): string =>
  `${orderId}-part-${wish}`;

export const reasonOf = ({ reason }: Pick<Asked, "reason">): string => oneLine(reason);

export const isAsAsked = (
  first: Pick<Asked, "amount"> & { readonly reason?: string },
  wish: Asked,
): boolean => first.amount === wish.amount && (first.reason ?? "") === reasonOf(wish);
