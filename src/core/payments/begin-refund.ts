import type { CommandContext } from "#core/command.ts";
import type { GivenPack } from "#core/orders/given-back.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import { type Refund, refundKey } from "#core/payments/refund.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Begun {
  readonly order: Order;
  readonly refund: Refund;
}

type Records = Pick<ShopRecords, "orders" | "refunds"> & CommandContext;

export const askForRefund =
  ({ orders, refunds, now, newId }: Records) =>
  async (
    order: Order,
    packs: readonly GivenPack[],
    ...asking: readonly Omit<OrderLogEntry, "at">[]
  ): Promise<Begun> => {
    const key = refundKey(order, newId);
    const refund = { orderId: order.id, key, packs, askedAt: now };
    const asked = logged(order, now, ...asking, { kind: "refund-asked" });
    await refunds.add(refund);
    await orders.replace(asked);
    return { order: asked, refund };
  };
