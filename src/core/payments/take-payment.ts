import type { Commands } from "#core/command.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { isSettled } from "#core/payments/agreement-state.ts";
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
}

interface Given extends Pick<ShopPorts, "payments" | "held" | "lookups" | "log"> {
  readonly orders: Pick<ShopRecords["orders"], "find">;
  readonly agreements: Pick<ShopRecords["agreements"], "find">;
  readonly command: Commands<ShopRecords>;
}

/**
 * Takes the money of an agreement and records its order, once, however often it is called: whoever opened
 * it is answered the same each time, and anyone else no more than that it is taken.
 * Refuses before any money moves where the agreement no longer stands. `payer` is who pays where the
 * provider doesn't ask. Throws the gateway's Fault when the capture fails: then nothing has changed.
 */
export const takePayment = ({
  payments,
  orders,
  agreements,
  held,
  lookups,
  command,
  log,
}: Given) => {
  const begin = command(beginCapture(held));
  const record = command(recordCapture);
  const decline = command(declineCapture);

  const tell = async (paid: PaidFor) => {
    const mine = await lookups.mine();
    const isMine = mine === null || mine.includes(paid.orderId);
    return accept(isMine ? paid : { ...paid, givenName: "", isPending: false });
  };

  const before = (orderId: string, agreement: Agreement | null) =>
    tell({
      orderId,
      givenName: agreement?.paidBy ?? "",
      isPending: agreement?.state === "pending",
    });

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
    if (isSettled(agreement.state)) return before(orderId, agreement);
    const gateway = gatewayOf(payments, agreement.method);
    if (!gateway) {
      await decline(orderId);
      return refuse({ kind: "unknown-payment" });
    }
    const captured = await capture(gateway, orderId, payer);
    if (!captured) return before(orderId, await agreements.find(orderId));
    const { isPending, payer: paidBy } = captured;
    try {
      await record(agreement, captured);
    } catch (cause) {
      // Whatever went wrong, the money is taken: nothing may ask the buyer to pay again.
      log.error(cause);
      return refuse({ kind: "paid-not-recorded", orderId });
    }
    return tell({ orderId, givenName: paidBy.givenName, isPending });
  };
};
