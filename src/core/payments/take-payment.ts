import type { NotRecorded } from "#core/payments/capture-at-provider.ts";
import {
  type CaptureDeps,
  type CaptureRefusal,
  capturePayment,
} from "#core/payments/capture-payment.ts";
import type { Payer } from "#core/payments/payment.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export type TakePaymentRefusal = CaptureRefusal | NotRecorded;

export interface PaidFor {
  readonly orderId: string;
  readonly givenName: string;
  readonly isPending: boolean;
  readonly email: string;
}

/** Idempotent. All but the opener only learn that it is taken. Throws the gateway's Fault where the capture failed. */
export const takePayment = ({ lookups, ...deps }: CaptureDeps & Pick<ShopPorts, "lookups">) => {
  const capture = capturePayment(deps);
  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>> => {
    const captured = await capture(orderId, payer);
    if (!captured.ok) return captured;
    const mine = await lookups.mine();
    const isMine = mine === null || mine.includes(orderId);
    const agreement = isMine ? await deps.agreements.find(orderId) : null;
    const order = isMine ? await deps.orders.find(orderId) : null;
    return accept({
      orderId,
      givenName: agreement?.paidBy ?? "",
      isPending: agreement?.state === "pending",
      email: order?.customerEmail ?? "",
    });
  };
};
