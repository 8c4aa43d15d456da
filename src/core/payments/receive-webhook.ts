import { joinedOrder } from "#core/orders/joined-order.ts";
import type { Order } from "#core/orders/order.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import type { CaptureDeps } from "#core/payments/capture-payment.ts";
import type { Capture } from "#core/payments/payment.ts";
import { type Found, reconcilePayment } from "#core/payments/reconcile-payments.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { type DisputeNews, recordDispute } from "#core/payments/record-dispute.ts";
import type { OrderRepository } from "#ports/order-repository.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";

/** May come late, twice and in any order: it names the payment to ask about. */
export interface PaymentEvent {
  readonly orderId: string | null;
  readonly captureId: string | null;
  readonly isReversal: boolean;
  readonly dispute?: DisputeNews;
}

interface Deps extends CaptureDeps {
  readonly orders: Pick<OrderRepository, "find" | "ofCapture">;
}

const REVERSED: Capture = { state: "reversed", payer: { givenName: "", email: "" } };

export const receiveWebhook = (deps: Deps) => {
  const { payments, agreements, orders, command } = deps;
  const reconcile = reconcilePayment(deps);
  const record = command(recordCapture);
  const dispute = command(recordDispute);

  const orderIdOf = async ({ orderId, captureId }: PaymentEvent): Promise<string | null> =>
    orderId ?? (captureId === null ? null : ((await orders.ofCapture(captureId))?.id ?? null));

  const recordAgain = async (orderId: string, method: string): Promise<Found> => {
    const seen = (await gatewayOf(payments, method)?.getOrder(orderId)) ?? null;
    if (seen?.kind !== "captured") return null;
    await record(orderId, seen.capture);
    return "recorded";
  };

  const reverse = async (orderId: string, order: Order): Promise<Found> => {
    if (isByHand(order)) return null;
    await record(orderId, REVERSED);
    return "recorded";
  };

  const recordCase = async (
    orderId: string,
    news: DisputeNews,
    captureId: string | null,
  ): Promise<Found> => ((await dispute(orderId, news, captureId)) ? "recorded" : null);

  const lookAfter = async (orderId: string, order: Order | null): Promise<Found> => {
    const agreement = await agreements.find(orderId);
    if (agreement) return reconcile(agreement);
    return order?.paymentMethod ? recordAgain(orderId, order.paymentMethod) : null;
  };

  return async (event: PaymentEvent): Promise<Found> => {
    const orderId = await orderIdOf(event);
    if (orderId === null) return null;
    if (event.dispute) return recordCase(orderId, event.dispute, event.captureId);
    const order =
      (await orders.find(orderId)) ??
      (await joinedOrder({ orders }, await agreements.find(orderId)));
    if (event.isReversal && order) return reverse(orderId, order);
    return lookAfter(orderId, order);
  };
};
