import type { CommandContext, ShopCommands } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { refundInWords } from "#core/orders/refunds-of-order.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import type { Refund } from "#core/payments/refund.ts";
import type { Pence } from "#core/shared/money.ts";
import { gatewayOf, type RefundMade } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "orders" | "refunds" | "partRefunds"> & CommandContext;

const noted = async (
  { orders, now }: Records,
  orderId: string,
  amount: Pence | null,
): Promise<"on its way"> => {
  const order = await orders.find(orderId);
  if (order) {
    const detail = refundInWords(amount ?? leftOf(order));
    await orders.replace(logged(order, now, { kind: "refund-pending", detail }));
  }
  return "on its way";
};

/** The provider is still making it. */
export const waitForPart =
  (records: Records) =>
  async (part: PartRefund, { id }: RefundMade): Promise<"on its way"> => {
    await records.partRefunds.replace({ ...part, waiting: { id, lookedAt: records.now } });
    return noted(records, part.orderId, part.amount);
  };

export const waitForWhole =
  (records: Records) =>
  async (refund: Refund, { id }: RefundMade): Promise<"on its way"> => {
    await records.refunds.replace({ ...refund, waiting: { id, lookedAt: records.now } });
    return noted(records, refund.orderId, null);
  };

interface Deps extends Pick<ShopPorts, "payments"> {
  readonly command: ShopCommands;
}

/** What the provider tells of it by now is recorded. */
export const lookAgain = ({ payments, command }: Deps) => {
  const record = command(recordCapture);
  return async ({ id, paymentMethod = "" }: Order, payment = id): Promise<"on its way"> => {
    const seen = await gatewayOf(payments, paymentMethod)?.getOrder(payment);
    if (seen?.kind === "captured") await record(payment, seen.capture);
    return "on its way";
  };
};
