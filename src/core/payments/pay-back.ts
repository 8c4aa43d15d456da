import type { ShopContext } from "#core/command.ts";
import { notPaidBackMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { isCancelledByCustomer } from "#core/orders/cancelling.ts";
import { logged } from "#core/orders/order-log.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { type Told, toldOf } from "#core/orders/told.ts";
import type { Begun } from "#core/payments/begin-refund.ts";
import { type PartOutcome, type PayPartDeps, payPartBack } from "#core/payments/pay-part-back.ts";
import type { Capture } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { lookAgain, waitForWhole } from "#core/payments/waiting-refunds.ts";
import { NO_REASON, type WhyRefused } from "#core/payments/why-refused.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import {
  gatewayOf,
  type PaymentGateway,
  type RefundMade,
  whyRefused,
} from "#ports/payment-gateway.ts";
import type { ShopRecords } from "#ports/records.ts";

export type NotPaidBack =
  | ({ readonly kind: "refund-refused" } & WhyRefused)
  | { readonly kind: "refund-waiting" };

export type PaidBack = "paid back" | "on its way";

export type RefundDeps = PayPartDeps;

const refuseRefund =
  ({
    orders,
    refunds,
    messages,
    profile,
    now,
  }: Pick<ShopRecords, "orders" | "refunds" | "messages" | "profile"> & ShopContext) =>
  async (id: string, { why }: WhyRefused): Promise<void> => {
    const order = await orders.find(id);
    await refunds.remove(id);
    if (!order) return;
    const detail = why === NO_REASON.why ? {} : { detail: why };
    const refused = logged(order, now, { kind: "refund-refused", ...detail });
    const status = isCancelledByCustomer(order) ? statusAfter(order.status, "dispute") : null;
    await orders.replace(status ? { ...refused, status } : refused);
    const farm = await loadFarm({ profile });
    await writeMessages(
      { messages, profile },
      status ? notPaidBackMessages({ ...refused, status }, farm) : [],
      now,
    );
  };

const UNCLEAR: readonly PartOutcome[] = ["under way", "on its way"];

const REFUNDED: Capture = { state: "refunded", payer: { givenName: "", email: "" } };

const paidBack = (made: RefundMade | null): Capture =>
  made?.amount === undefined ? REFUNDED : { ...REFUNDED, repaid: { ...made, amount: made.amount } };

export const payBack = (deps: RefundDeps) => {
  const { payments, command, partRefunds } = deps;
  const record = command(recordCapture);
  const giveUp = command(refuseRefund);
  const payPart = payPartBack(deps);
  const wait = command(waitForWhole);
  const again = lookAgain(deps);

  const isClear = async (orderId: string): Promise<boolean> => {
    const part = await partRefunds.find(orderId);
    return part === null || !UNCLEAR.includes(await payPart(part));
  };

  const ask = async (
    gateway: PaymentGateway,
    { order, refund }: Begun,
  ): Promise<Result<PaidBack, NotPaidBack>> => {
    let made: RefundMade | null;
    try {
      made = await gateway.refund(order.captureId ?? "", { key: refund.key });
    } catch (fault) {
      // Ignored: whether it was paid back isn't known, and it is asked for again.
      const reason = whyRefused(fault);
      if (!reason) return refuse({ kind: "refund-waiting" });
      await giveUp(order.id, reason);
      return refuse({ kind: "refund-refused", ...reason });
    }
    if (made?.isPending) return accept(await wait(refund, made));
    await record(order.id, paidBack(made));
    return accept("paid back");
  };

  return async (begun: Begun): Promise<Result<PaidBack, NotPaidBack>> => {
    const gateway = gatewayOf(payments, begun.order.paymentMethod ?? "");
    if (!gateway || !(await isClear(begun.order.id))) return refuse({ kind: "refund-waiting" });
    return begun.refund.waiting ? accept(await again(begun.order)) : ask(gateway, begun);
  };
};

export const whoHeard = async (
  orders: RefundDeps["orders"],
  orderId: string,
): Promise<Told | null> => {
  const order = await orders.find(orderId);
  return order && toldOf(order, "refunded");
};
