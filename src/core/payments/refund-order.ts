import type { CommandContext, Commands } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import type { Capture } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { canBePaidBack, type Refund, refundKey } from "#core/payments/refund.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type RefundRefusal =
  | { readonly kind: "order-gone" }
  /** It has no money that could be paid back. */
  | { readonly kind: "not-refundable" }
  | { readonly kind: "refund-refused" }
  /** The provider hasn't answered yet: it is asked again. */
  | { readonly kind: "refund-under-way" };

export interface RefundWish {
  readonly id: string;
  readonly isPuttingBack: boolean;
}

interface Begun {
  readonly order: Order;
  readonly refund: Refund;
}

export interface RefundDeps extends Pick<ShopPorts, "payments" | "shared"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly command: Commands<ShopRecords>;
}

type Records = Pick<ShopRecords, "orders" | "refunds"> & CommandContext;

const beginRefund =
  ({ orders, refunds, now }: Records) =>
  async ({ id, isPuttingBack }: RefundWish): Promise<Result<Begun, RefundRefusal>> => {
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    const earlier = await refunds.find(id);
    if (earlier) return accept({ order, refund: earlier });
    if (!canBePaidBack(order)) return refuse({ kind: "not-refundable" });
    const refund = { orderId: id, key: refundKey(order), isPuttingBack, askedAt: now };
    const asked = logged(order, now, { kind: "refund-asked" });
    await refunds.add(refund);
    await orders.replace(asked);
    return accept({ order: asked, refund });
  };

const refuseRefund =
  ({ orders, refunds, now }: Records) =>
  async (id: string): Promise<void> => {
    const order = await orders.find(id);
    await refunds.remove(id);
    if (order) await orders.replace(logged(order, now, { kind: "refund-refused" }));
  };

const REFUNDED: Capture = { state: "refunded", payer: { givenName: "", email: "" } };

export const payBack = ({ payments, shared, command }: Omit<RefundDeps, "orders">) => {
  const record = command(recordCapture(shared));
  const giveUp = command(refuseRefund);

  return async ({ order, refund }: Begun): Promise<Result<null, RefundRefusal>> => {
    const gateway = gatewayOf(payments, order.paymentMethod ?? "");
    if (!gateway) return refuse({ kind: "refund-under-way" });
    try {
      await gateway.refund(order.captureId ?? "", { key: refund.key });
    } catch (fault) {
      if (!isFault(fault, "payment-refused")) return refuse({ kind: "refund-under-way" });
      await giveUp(order.id);
      return refuse({ kind: "refund-refused" });
    }
    await record(order.id, REFUNDED);
    return accept(null);
  };
};

export const refundOrder = (deps: RefundDeps) => {
  const begin = deps.command(beginRefund);
  const pay = payBack(deps);
  return async (wish: RefundWish): Promise<Result<null, RefundRefusal>> => {
    if (!deps.shared) return refuse({ kind: "not-refundable" });
    const begun = await begin(wish);
    if (!begun.ok) return begun;
    const isDone = (await deps.orders.find(wish.id))?.status === "Refunded";
    return isDone ? accept(null) : pay(begun.value);
  };
};
