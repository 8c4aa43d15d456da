import type { Agreement } from "#core/payments/agreement.ts";
import { isSettled, mayBeTaken } from "#core/payments/agreement-state.ts";
import { beginCapture } from "#core/payments/begin-capture.ts";
import { type CaptureDeps, capturePayment } from "#core/payments/capture-payment.ts";
import { lookBeforeCapture } from "#core/payments/check-approval.ts";
import type { FinishRefusal } from "#core/payments/finish-refusal.ts";
import type { Payer } from "#core/payments/payment.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { gatewayOf } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Deps extends CaptureDeps, Pick<ShopPorts, "payments"> {
  readonly agreements: Pick<ShopRecords["agreements"], "find">;
}

/**
 * Takes the money of an agreement and records its order, once, whoever asks for it and however often. Refuses before
 * any money moves where the agreement no longer stands. `payer` is who pays where the provider doesn't ask.
 * Throws the gateway's Fault where nobody can say what has become of it.
 */
export const finishPayment = ({ payments, agreements, ...deps }: Deps) => {
  const begin = deps.command(beginCapture(deps.shared));
  const look = lookBeforeCapture(deps);
  const capture = capturePayment(deps);

  const take = async (gateway: PaymentGateway, stored: Agreement, payer?: Payer) => {
    const isLookedAt = deps.shared && stored.purchase.needsDelivery && mayBeTaken(stored.state);
    const seen = isLookedAt ? await look(gateway, stored, payer) : null;
    if (seen) return seen;
    const begun = await begin(stored.orderId);
    if (!begun.ok) return begun;
    return isSettled(begun.value.state) ? accept(null) : capture(gateway, begun.value, payer);
  };

  return async (orderId: string, payer?: Payer): Promise<Result<null, FinishRefusal>> => {
    const stored = await agreements.find(orderId);
    if (stored && isSettled(stored.state)) return accept(null);
    const gateway = stored && gatewayOf(payments, stored.method);
    return stored && gateway ? take(gateway, stored, payer) : refuse({ kind: "unknown-payment" });
  };
};
