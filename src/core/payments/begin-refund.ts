import type { CommandContext } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import { canBePaidBack, type Refund, type RefundWish, refundKey } from "#core/payments/refund.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Begun {
  readonly order: Order;
  readonly refund: Refund;
}

export type BeginRefusal =
  | { readonly kind: "order-gone" }
  /** Its money can't be paid back. */
  | { readonly kind: "not-refundable" };

type Records = Pick<ShopRecords, "orders" | "refunds"> & CommandContext;

export const askForRefund =
  ({ orders, refunds, now, newId }: Records) =>
  async (
    order: Order,
    puttingBack: readonly DeliveryMethod[],
    ...asking: readonly Omit<OrderLogEntry, "at">[]
  ): Promise<Begun> => {
    const key = refundKey(order, newId);
    const refund = { orderId: order.id, key, puttingBack, askedAt: now };
    const asked = logged(order, now, ...asking, { kind: "refund-asked" });
    await refunds.add(refund);
    await orders.replace(asked);
    return { order: asked, refund };
  };

export const beginRefund =
  (records: Records) =>
  async (wish: RefundWish): Promise<Result<Begun, BeginRefusal>> => {
    const { orders, refunds } = records;
    const { id } = wish;
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    const earlier = await refunds.find(id);
    if (earlier) return accept({ order, refund: earlier });
    if (!canBePaidBack(order)) return refuse({ kind: "not-refundable" });
    return accept(await askForRefund(records)(order, wish.puttingBack ?? []));
  };
