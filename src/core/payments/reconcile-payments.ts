import { type Agreement, isToReconcile } from "#core/payments/agreement.ts";
import { type CaptureDeps, capturePayment } from "#core/payments/capture-payment.ts";
import type { Capture, ProviderOrder } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import {
  cancelPayment,
  declineCapture,
  forgetOldPayments,
} from "#core/payments/release-payment.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";
import type { Clock } from "#ports/clock.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";

export interface PaymentFinding {
  readonly orderId: string;
  readonly found:
    | /** Its money is here, or its provider says what has become of it. */ "recorded"
    | /** It was approved, and its money was taken. */ "taken"
    | /** It was approved, and no money was taken. */ "refused"
    | /** Nothing is held for it any more. */ "released";
}

export type Found = PaymentFinding["found"] | null;

const GONE: ProviderOrder = { kind: "gone" };

export const reconcilePayment = (deps: CaptureDeps) => {
  const { payments, agreements, orders, command } = deps;
  const capture = capturePayment(deps);
  const record = command(recordCapture);
  const [cancel, decline] = [command(cancelPayment), command(declineCapture)];

  const statesOf = async (orderId: string) => [
    (await agreements.find(orderId))?.state,
    (await orders.find(orderId))?.status,
  ];

  const recordNews = async (orderId: string, news: Capture): Promise<Found> => {
    const before = await statesOf(orderId);
    await record(orderId, news);
    const after = await statesOf(orderId);
    return after.some((state, index) => state !== before[index]) ? "recorded" : null;
  };

  const take = async (orderId: string): Promise<Found> => {
    const captured = await capture(orderId);
    if (captured.ok) return "taken";
    // No money has moved: its eggs are held no longer than other payments'.
    if (captured.refusal.kind !== "paid-not-recorded") await decline(orderId);
    return "refused";
  };

  const release = async (orderId: string, isGone: boolean): Promise<Found> => {
    await decline(orderId);
    if (isGone) await cancel(orderId);
    return "released";
  };

  /** Without an order at the provider it can't be approved. */
  const orderAtProvider = async ({
    orderId,
    state,
    method,
  }: Agreement): Promise<ProviderOrder | null> =>
    state === "opening" ? GONE : ((await gatewayOf(payments, method)?.getOrder(orderId)) ?? null);

  return async (agreement: Agreement): Promise<Found> => {
    const { orderId, state } = agreement;
    const seen = await orderAtProvider(agreement);
    if (seen?.kind === "captured") return recordNews(orderId, seen.capture);
    if (state === "pending") return null;
    if (seen?.kind === "approved" && state !== "abandoned") return take(orderId);
    const isGone = seen?.kind === "gone";
    if (state === "opened" && !isGone) return null;
    return release(orderId, isGone);
  };
};

const BATCH = 8;

interface ReconcileDeps extends CaptureDeps {
  readonly agreements: Pick<AgreementRepository, "find" | "underWay">;
  readonly clock: Clock;
}

/** Idempotent. Finishes payments that a page or a server has left; one failure keeps no other waiting. */
export const reconcilePayments = (deps: ReconcileDeps) => {
  const reconcile = reconcilePayment(deps);
  const forgetOld = deps.command(forgetOldPayments);

  const reconcileOne = async (agreement: Agreement): Promise<readonly PaymentFinding[]> => {
    const { orderId } = agreement;
    const failure = { event: "payment-not-looked-after", about: { orderId } };
    const found = await logFailure(deps.log, failure, () => reconcile(agreement));
    return found ? [{ orderId, found }] : [];
  };

  return async (mayGoOn: () => Promise<boolean>): Promise<readonly PaymentFinding[]> => {
    const now = deps.clock.now();
    const findings: PaymentFinding[] = [];
    const left = (await deps.agreements.underWay()).filter((one) => isToReconcile(one, now));
    while (left.length > 0 && (await mayGoOn()))
      findings.push(...(await Promise.all(left.splice(0, BATCH).map(reconcileOne))).flat());
    await logFailure(deps.log, { event: "payments-not-forgotten" }, forgetOld);
    return findings;
  };
};
