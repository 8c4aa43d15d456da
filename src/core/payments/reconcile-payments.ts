import { type Agreement, isToBeLookedAt } from "#core/payments/agreement.ts";
import type { Deps } from "#core/payments/finish-payment.ts";
import { type PaymentFinding, settleWithProvider } from "#core/payments/reconcile-payment.ts";
import { forgetOld } from "#core/payments/store-agreement.ts";
import { bulkhead } from "#core/shared/bulkhead.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";
import type { Clock } from "#ports/clock.ts";

/** So many are asked for at once. */
const BATCH = 8;

interface SweepDeps extends Deps {
  readonly agreements: Pick<AgreementRepository, "find" | "underWay">;
  readonly clock: Clock;
}

/**
 * Looks after payments that a page or a server has left: what was paid is recorded, what was approved is taken, and
 * nothing is held for what nobody will pay. Goes on while `mayGoOn` says so; one payment that can't be looked at
 * keeps no other from it. Safe to do twice, and by several at once.
 */
export const sweepPayments = (deps: SweepDeps) => {
  const settle = settleWithProvider(deps);
  const forget = deps.command(forgetOld);

  const look = async (agreement: Agreement): Promise<readonly PaymentFinding[]> => {
    const { orderId } = agreement;
    const failure = { event: "payment-not-looked-after", about: { orderId } };
    const found = await bulkhead(deps.log, failure, () => settle(agreement));
    return found ? [{ orderId, found }] : [];
  };

  return async (mayGoOn: () => Promise<boolean>): Promise<readonly PaymentFinding[]> => {
    const now = deps.clock.now();
    const findings: PaymentFinding[] = [];
    const left = (await deps.agreements.underWay()).filter((one) => isToBeLookedAt(one, now));
    while (left.length > 0 && (await mayGoOn()))
      findings.push(...(await Promise.all(left.splice(0, BATCH).map(look))).flat());
    await bulkhead(deps.log, { event: "payments-not-forgotten" }, forget);
    return findings;
  };
};
