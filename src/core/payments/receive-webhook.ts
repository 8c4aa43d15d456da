import type { Deps } from "#core/payments/finish-payment.ts";
import type { Capture } from "#core/payments/payment.ts";
import { type Found, settleWithProvider } from "#core/payments/reconcile-payment.ts";
import { recordInOneBrowser } from "#core/payments/record-capture.ts";
import type { OrderRepository } from "#ports/order-repository.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";

/** What a provider tells by itself. It may come late, twice and in any order: what it is about is asked for. */
export interface PaymentEvent {
  /** Either names the payment. */
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** The money was taken back from the farm: a capture itself doesn't tell. */
  readonly isReversal: boolean;
}

interface HearDeps extends Deps {
  readonly orders: Pick<OrderRepository, "find" | "ofCapture">;
}

const REVERSED: Capture = { state: "reversed", payer: { givenName: "", email: "" } };

/** Hears what a provider tells of a payment. Answers what came of it; null where nothing did, or nobody knows the payment. */
export const hearOfPayment = (deps: HearDeps) => {
  const { payments, shared, agreements, orders, command } = deps;
  const settle = settleWithProvider(deps);
  const record = command(shared?.record ?? recordInOneBrowser);

  const orderIdOf = async ({ orderId, captureId }: PaymentEvent): Promise<string | null> =>
    orderId ?? (captureId === null ? null : ((await orders.ofCapture(captureId))?.id ?? null));

  /** An order whose agreement is forgotten. */
  const lookAgain = async (orderId: string, method: string): Promise<Found> => {
    const seen = (await gatewayOf(payments, method)?.look(orderId)) ?? null;
    if (seen?.kind !== "captured") return null;
    await record(orderId, seen.capture);
    return "recorded";
  };

  return async (event: PaymentEvent): Promise<Found> => {
    const orderId = await orderIdOf(event);
    if (orderId === null) return null;
    const order = await orders.find(orderId);
    if (event.isReversal && order) {
      await record(orderId, REVERSED);
      return "recorded";
    }
    const agreement = await agreements.find(orderId);
    if (agreement) return settle(agreement);
    return order?.paymentMethod ? lookAgain(orderId, order.paymentMethod) : null;
  };
};
