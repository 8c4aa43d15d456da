import { deliversTo } from "#core/orders/address.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { type CaptureDeps, keepCapture } from "#core/payments/capture-payment.ts";
import type { FinishRefusal } from "#core/payments/finish-refusal.ts";
import type { Payer } from "#core/payments/payment.ts";
import { cancelPayment, releasePayment } from "#core/payments/release-payment.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

const isElsewhere = (payer: Payer | undefined): boolean =>
  payer?.address !== undefined && !deliversTo(payer.address.postcode);

/** What is known of a delivery before any money moves; null where nothing speaks against taking it. */
export const lookBeforeCapture = (deps: Omit<CaptureDeps, "orders">) => {
  const keep = keepCapture(deps);
  const [cancel, release] = [deps.command(cancelPayment), deps.command(releasePayment)];

  return async (
    gateway: PaymentGateway,
    { orderId }: Agreement,
    payer?: Payer,
  ): Promise<Result<null, FinishRefusal> | null> => {
    const seen = await gateway.look(orderId);
    if (seen?.kind === "captured") return keep(orderId, seen.capture);
    if (seen?.kind === "unapproved") return refuse({ kind: "not-approved" });
    if (seen?.kind === "gone") {
      await release(orderId);
      return refuse({ kind: "payment-refused" });
    }
    if (!isElsewhere(seen?.payer ?? payer)) return null;
    await cancel(orderId);
    return refuse({ kind: "outside-delivery-area" });
  };
};
