import type { CommandContext } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { hasMoney } from "#core/orders/order-status.ts";
import { type HowPaid, isByHand, isPaidAtOnce, isUnpaid } from "#core/orders/paid-by-hand.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface PaidMark {
  readonly id: string;
  /** In which way it was paid; or, where it wasn't after all, in which it will be. */
  readonly how: HowPaid;
  readonly isPaid: boolean;
}

export type PaidRefusal =
  | { readonly kind: "order-gone" }
  /** It wasn't taken by hand, is cancelled, or is marked so already. */
  | { readonly kind: "not-to-mark" };

const mayMark = (order: Order, { how, isPaid }: PaidMark): boolean =>
  isByHand(order) &&
  hasMoney(order.status) &&
  (isPaid ? isUnpaid(order) : !isUnpaid(order) && !isPaidAtOnce(how));

const marked = (order: Order, { how, isPaid }: PaidMark, now: string): Order =>
  logged({ ...order, paid: { how, ...(isPaid && { at: now }) } }, now, {
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
