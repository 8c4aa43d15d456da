import type { Agreement } from "#core/payments/agreement.ts";
import { type Deps, finishPayment } from "#core/payments/finish-payment.ts";
import type { Capture, ProviderOrder } from "#core/payments/payment.ts";
import { recordInOneBrowser } from "#core/payments/record-capture.ts";
import { cancelPayment, declineCapture } from "#core/payments/release-payment.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";

/** What was found of a payment, for the log. */
export interface PaymentFinding {
  readonly orderId: string;
  readonly found:
    | /** Its money is here, or its provider says what has become of it. */ "recorded"
    | /** It was approved, and its money was taken. */ "taken"
    | /** It was approved, and no money was taken. */ "refused"
    | /** Nothing is held for it any more. */ "released";
}

export type Found = PaymentFinding["found"] | null;

/** What asks the provider what has become of a payment, and finishes what its page has left. */
export const settleWithProvider = (deps: Deps) => {
  const { payments, shared, agreements, orders, command } = deps;
  const finish = finishPayment(deps);
  const record = command(shared?.record ?? recordInOneBrowser);
  const cancel = command(cancelPayment);
  const decline = command(declineCapture);

  const keep = async (orderId: string, capture: Capture): Promise<Found> => {
    const before = await agreements.find(orderId);
    const order = await orders.find(orderId);
    await record(orderId, capture);
    const isNew =
      (await agreements.find(orderId))?.state !== before?.state ||
      (await orders.find(orderId))?.status !== order?.status;
    return isNew ? "recorded" : null;
  };

  /** One that was approved is taken, unless its buyer gave it up. */
  const take = async ({ orderId, state }: Agreement): Promise<Found> => {
    if (state === "pending") return null;
    if (state !== "abandoned") {
      const finished = await finish(orderId);
      if (finished.ok) return "taken";
      // No money has moved: what was being captured is no more, and its eggs are held no longer than others'.
      if (finished.refusal.kind !== "paid-not-recorded") await decline(orderId);
      return "refused";
    }
    await decline(orderId);
    return "released";
  };

  const letGo = async ({ orderId, state }: Agreement): Promise<Found> => {
    if (state === "pending") return null;
    await decline(orderId);
    await cancel(orderId);
    return "released";
  };

  /** What was merely opened may still be approved. */
  const afterNothing = async (agreement: Agreement): Promise<Found> => {
    if (agreement.state === "opened" || agreement.state === "pending") return null;
    await decline(agreement.orderId);
    return "released";
  };

  const settle = async (agreement: Agreement, seen: ProviderOrder): Promise<Found> => {
    switch (seen.kind) {
      case "captured":
        return keep(agreement.orderId, seen.capture);
      case "approved":
        return take(agreement);
      case "gone":
        return letGo(agreement);
      case "unapproved":
        return afterNothing(agreement);
    }
  };

  /** The provider never told its order id: nobody can approve it. */
  const drop = async ({ orderId }: Agreement): Promise<Found> => {
    await cancel(orderId);
    return "released";
  };

  return async (agreement: Agreement): Promise<Found> => {
    if (agreement.state === "opening") return drop(agreement);
    const gateway = gatewayOf(payments, agreement.method);
    const seen = (await gateway?.look(agreement.orderId)) ?? null;
    // Where nobody can be asked, what was about to be taken was not.
    return seen ? settle(agreement, seen) : afterNothing(agreement);
  };
};
