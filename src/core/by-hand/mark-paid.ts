import type { CommandContext } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { type HowPaid, isByHand, isPaidAtOnce, isUnpaid } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface PaidMark {
  readonly id: string;
  readonly how: HowPaid;
  readonly isPaid: boolean;
  readonly insteadOf?: HowPaid | undefined;
}

export type PaidRefusal =
  | { readonly kind: "order-gone" }
  /** The order wasn't taken by hand, is cancelled, or is marked so already. */
  | { readonly kind: "not-to-mark" };

const mayCorrect = (order: Order, { how, insteadOf }: PaidMark): boolean =>
  !isUnpaid(order) && order.paid?.how === insteadOf && how !== insteadOf;

const fits = (order: Order, mark: PaidMark): boolean => {
  if (!mark.isPaid) return !isUnpaid(order) && !isPaidAtOnce(mark.how);
  return mark.insteadOf === undefined ? isUnpaid(order) : mayCorrect(order, mark);
};

const mayMark = (order: Order, mark: PaidMark): boolean =>
  isByHand(order) && hasMoney(order) && fits(order, mark);

/** A correction leaves the day on which the money came. */
const corrected = (order: Order, how: HowPaid, now: string): Order =>
  logged({ ...order, paid: { how, at: order.paid?.at ?? order.date } }, now, {
    kind: "edited",
    detail: `paid-${how}`,
  });

const marked = (order: Order, { how, isPaid, insteadOf }: PaidMark, now: string): Order =>
  isPaid && insteadOf !== undefined
    ? corrected(order, how, now)
    : logged({ ...order, paid: { how, ...(isPaid && { at: now }) } }, now, {
        kind: isPaid ? "marked-paid" : "marked-unpaid",
        detail: how,
      });

export const markPaid =
  ({ orders, now }: Pick<ShopRecords, "orders"> & CommandContext) =>
  async (mark: PaidMark): Promise<Result<Order, PaidRefusal>> => {
    const order = await orders.find(mark.id);
    if (!order) return refuse({ kind: "order-gone" });
    if (!mayMark(order, mark)) return refuse({ kind: "not-to-mark" });
    const next = marked(order, mark, now);
    await orders.replace(next);
    return accept(next);
  };
