import { type Deps, finishPayment } from "#core/payments/finish-payment.ts";
import type { FinishRefusal } from "#core/payments/finish-refusal.ts";
import type { Payer } from "#core/payments/payment.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export type TakePaymentRefusal = FinishRefusal;

export interface PaidFor {
  readonly orderId: string;
  /** May be empty. */
  readonly givenName: string;
  /** Whether the provider still checks the payment. */
  readonly isPending: boolean;
}

/**
 * Takes the money of an agreement and records its order, once: whoever opened it is answered the same each time, and
 * anyone else no more than that it is taken. Throws the gateway's Fault where the capture failed.
 */
export const takePayment = ({ lookups, ...deps }: Deps & Pick<ShopPorts, "lookups">) => {
  const finish = finishPayment(deps);
  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>> => {
    const finished = await finish(orderId, payer);
    if (!finished.ok) return finished;
    const mine = await lookups.mine();
    const isMine = mine === null || mine.includes(orderId);
    const agreement = isMine ? await deps.agreements.find(orderId) : null;
    return accept({
      orderId,
      givenName: agreement?.paidBy ?? "",
      isPending: agreement?.state === "pending",
    });
  };
};
