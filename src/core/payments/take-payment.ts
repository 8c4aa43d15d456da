import type { Commands } from "#core/command.ts";
import { type BeginCaptureRefusal, beginCapture } from "#core/payments/begin-capture.ts";
import { declineCapture } from "#core/payments/end-payment.ts";
import { gatewayOf } from "#core/payments/gateway-of.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type TakePaymentRefusal =
  | BeginCaptureRefusal
  | { readonly kind: "paid-not-recorded"; readonly orderId: string };

export interface PaidFor {
  readonly orderId: string;
  /** May be empty. */
  readonly givenName: string;
  /** Whether the provider still checks the payment. */
  readonly isPending: boolean;
  /** Whether this had been taken before. */
  readonly isRepeat: boolean;
}

interface Given extends Pick<ShopPorts, "payments" | "held" | "log"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly command: Commands<ShopRecords>;
}

const repeated = (orderId: string) =>
  accept<PaidFor>({ orderId, givenName: "", isPending: false, isRepeat: true });

/**
 * Takes the money of an agreement and records its order, once, however often it is called.
 * Refuses before any money moves where the agreement no longer stands. `payer` is who pays where the
 * provider doesn't ask. Throws the gateway's Fault when the capture fails: then nothing has changed.
 */
export const takePayment = ({ payments, orders, held, command, log }: Given) => {
  const begin = command(beginCapture(held));
  const record = command(recordCapture);
  const decline = command(declineCapture);

  const capture = async (
    gateway: PaymentGateway,
    orderId: string,
    payer: Payer | undefined,
  ): Promise<Capture | null> => {
    try {
      return await gateway.capture(orderId, payer);
    } catch (fault) {
      if (isFault(fault, "payment-already-captured") && (await orders.find(orderId))) return null;
      if (isFault(fault, "payment-failed")) await decline(orderId);
      throw fault;
    }
  };

  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>> => {
    const begun = await begin(orderId);
    if (!begun.ok) return begun;
    const agreement = begun.value;
    if (!agreement) return repeated(orderId);
    const gateway = gatewayOf(payments, agreement.method);
    if (!gateway) {
      await decline(orderId);
      return refuse({ kind: "unknown-payment" });
    }
    const captured = await capture(gateway, orderId, payer);
    if (!captured) return repeated(orderId);
    const { isPending, payer: paidBy } = captured;
    try {
      const isFirst = await record(agreement, captured);
      return accept({ orderId, givenName: paidBy.givenName, isPending, isRepeat: !isFirst });
    } catch (cause) {
      // Whatever went wrong, the money is taken: nothing may ask the buyer to pay again.
      log.error(cause);
      return refuse({ kind: "paid-not-recorded", orderId });
    }
  };
};
