import {
  beat,
  settlePaid,
  startHeartbeat,
  stopHeartbeat,
} from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { PaidFor, TakePaymentRefusal } from "#core/payments/take-payment.ts";
import type { Result } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { isFault } from "#ports/fault.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { Ticker } from "#ports/ticker.ts";

interface Counter {
  takePayment(orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>>;
}

/**
 * Has the shop take a payment that this visitor approved, and takes what was bought out of the basket. A heartbeat in
 * the visitor's records lets another page tell a payment that goes on from one whose page died. Whether money has moved
 * is doubtful only after a failure that doesn't say so.
 */
export const takeOwnPayment = (
  counter: Counter,
  ticker: Ticker,
  command: Commands<VisitorRecords>,
) => {
  const [start, show, end] = [command(startHeartbeat), command(beat), command(stopHeartbeat)];
  const settle = command(settlePaid);

  const keepBeating = (orderId: string): (() => void) => {
    const stop = ticker.every(TIMEOUTS.heartbeat, () => {
      show(orderId).then(
        (isAlive) => isAlive || stop(),
        // Ignored: the next beat is stored instead.
        () => undefined,
      );
    });
    return stop;
  };

  const take = async (orderId: string, payer?: Payer) => {
    const stop = keepBeating(orderId);
    try {
      return await counter.takePayment(orderId, payer);
    } catch (fault) {
      if (isFault(fault, "payment-failed") || isFault(fault, "payment-unreachable"))
        await end(orderId);
      throw fault;
    } finally {
      stop();
    }
  };

  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>> => {
    await start(orderId);
    const taken = await take(orderId, payer);
    const hasMoneyMoved = taken.ok || taken.refusal.kind === "paid-not-recorded";
    const email = taken.ok ? taken.value.email : "";
    // Ignored: recoverPayments takes out of the basket what is still in it.
    if (hasMoneyMoved) await settle(orderId, email).catch(() => undefined);
    else await end(orderId);
    return taken;
  };
};
