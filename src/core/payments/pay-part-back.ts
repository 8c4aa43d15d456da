import type { ShopCommands, ShopContext } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { refundInWords } from "#core/orders/refunds-of-order.ts";
import { type PartRefund, partKey } from "#core/payments/part-refund.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { recordPart } from "#core/payments/record-part.ts";
import { lookAgain, waitForPart } from "#core/payments/waiting-refunds.ts";
import { NO_REASON, type WhyRefused } from "#core/payments/why-refused.ts";
import {
  gatewayOf,
  type PaymentGateway,
  type RefundMade,
  whyRefused,
} from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PartOutcome = "paid back" | "on its way" | WhyRefused | "under way";

export interface PayPartDeps extends Pick<ShopPorts, "payments" | "shared"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly partRefunds: Pick<ShopRecords["partRefunds"], "find">;
  readonly command: ShopCommands;
}

interface Asked {
  readonly made: RefundMade | null;
  readonly reason: WhyRefused;
}

type Deps = ShopRecords & ShopContext;

/** From now on the provider's news of refunds counts. */
const closePart =
  (deps: Deps) =>
  async (part: PartRefund, isMade: boolean, seen: ProviderOrder | null): Promise<void> => {
    const { orders, partRefunds, now } = deps;
    const { orderId, wish, amount, reason, payment = orderId } = part;
    const order = await orders.find(orderId);
    if ((await partRefunds.find(orderId))?.wish !== wish) return;
    await partRefunds.remove(orderId);
    const entry = { kind: "part-refused", detail: refundInWords(amount, reason) } as const;
    if (order && !isMade) await orders.replace(logged(order, now, entry));
    if (seen?.kind === "captured") await recordCapture(deps)(payment, seen.capture);
  };

const captureOf = ({ added = [], captureId = "" }: Order, payment: string | undefined): string =>
  added.find((one) => one.payment === payment)?.captureId ?? captureId;

/** Looks at the order afterwards, since refunds at the provider's own site may have come between. */
export const payPartBack = ({ payments, orders, command }: PayPartDeps) => {
  const record = command(recordPart);
  const close = command(closePart);
  const wait = command(waitForPart);
  const again = lookAgain({ payments, command });

  const ask = async (
    gateway: PaymentGateway,
    order: Order,
    part: PartRefund,
  ): Promise<Asked | "under way"> => {
    const { amount, reason } = part;
    const wanted = { key: partKey(part), part: { amount, reason } };
    try {
      const captureId = captureOf(order, part.payment);
      return { made: await gateway.refund(captureId, wanted), reason: NO_REASON };
    } catch (fault) {
      // Ignored: whether it was paid back isn't known, and it is asked for again.
      const reason = whyRefused(fault);
      return reason ? { made: null, reason } : "under way";
    }
  };

  const look = async (gateway: PaymentGateway, orderId: string) => {
    try {
      return { seen: await gateway.getOrder(orderId) };
    } catch {
      return null;
    }
  };

  const settle = async (
    gateway: PaymentGateway,
    part: PartRefund,
    { made, reason }: Asked,
  ): Promise<PartOutcome> => {
    if (made) await record(part, made);
    const looked = await look(gateway, part.payment ?? part.orderId);
    if (looked) await close(part, made !== null, looked.seen);
    if (made) return "paid back";
    return looked ? reason : "under way";
  };

  return async (part: PartRefund): Promise<PartOutcome> => {
    const order = await orders.find(part.orderId);
    const gateway = order && gatewayOf(payments, order.paymentMethod ?? "");
    if (!gateway) return "under way";
    if (part.waiting) return again(order, part.payment);
    const answer = await ask(gateway, order, part);
    if (answer === "under way") return answer;
    if (answer.made?.isPending) return wait(part, answer.made);
    return settle(gateway, part, answer);
  };
};
