import type { ShopCommands, ShopContext } from "#core/command.ts";
import { partMessages } from "#core/letters/order-messages.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { isWishOf, refundInWords } from "#core/orders/refunds-of-order.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { refundOf } from "#core/payments/money-of-news.ts";
import { type PartRefund, partKey } from "#core/payments/part-refund.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { recordGiving } from "#core/payments/record-giving.ts";
import { NO_REASON, type WhyRefused } from "#core/payments/why-refused.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import {
  gatewayOf,
  type PaymentGateway,
  type RefundMade,
  whyRefused,
} from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PartOutcome = "paid back" | WhyRefused | "under way";

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

/** Idempotent. */
const recordPart =
  (deps: Deps) =>
  async (part: PartRefund, made: RefundMade): Promise<void> => {
    const { orders, messages, profile, now, shared } = deps;
    const { orderId, wish, amount, reason, packs = [] } = part;
    const order = await orders.find(orderId);
    if (!order || isWishOf(order, wish)) return;
    const refund = refundOf(order, { ...made, amount }, now);
    const entry = { kind: "part-refunded", detail: refundInWords(amount, reason) } as const;
    const movement = { ...refund, wish, ...(reason && { reason }) };
    const after = await recordGiving(deps)(order, { packs, movement, entry });
    const own = profileOf(await profile.load());
    const news = { news: "refunded", at: now } as const;
    await orders.replace(await notingUntold(shared, { messages }, after, news));
    await addMessages({ messages }, partMessages(after, part, farmOf(own)), own.notices, now);
  };

/** From now on the provider's news of refunds counts. */
const closePart =
  (deps: Deps) =>
  async (part: PartRefund, isMade: boolean, seen: ProviderOrder | null): Promise<void> => {
    const { orders, partRefunds, now } = deps;
    const { orderId, wish, amount, reason } = part;
    const order = await orders.find(orderId);
    if ((await partRefunds.find(orderId))?.wish !== wish) return;
    await partRefunds.remove(orderId);
    const entry = { kind: "part-refused", detail: refundInWords(amount, reason) } as const;
    if (order && !isMade) await orders.replace(logged(order, now, entry));
    if (seen?.kind === "captured") await recordCapture(deps)(orderId, seen.capture);
  };

/** Looks at the order afterwards, since refunds at the provider's own site may have come between. */
export const payPartBack = ({ payments, orders, command }: PayPartDeps) => {
  const record = command(recordPart);
  const close = command(closePart);

  const ask = async (
    gateway: PaymentGateway,
    { captureId = "" }: Order,
    part: PartRefund,
  ): Promise<Asked | "under way"> => {
    const { amount, reason } = part;
    const wanted = { key: partKey(part), part: { amount, reason } };
    try {
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
    const looked = await look(gateway, part.orderId);
    if (looked) await close(part, made !== null, looked.seen);
    if (made) return "paid back";
    return looked ? reason : "under way";
  };

  return async (part: PartRefund): Promise<PartOutcome> => {
    const order = await orders.find(part.orderId);
    const gateway = order && gatewayOf(payments, order.paymentMethod ?? "");
    if (!gateway) return "under way";
    const answer = await ask(gateway, order, part);
    return answer === "under way" ? answer : settle(gateway, part, answer);
  };
};
