import {
  beat,
  type PaidElsewhere,
  settlePaid,
  startHeartbeat,
  stopHeartbeat,
} from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { PaidFor, TakePaymentRefusal } from "#core/payments/take-payment.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { isFault } from "#ports/fault.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { Ticker } from "#ports/ticker.ts";

interface Counter {
  takePayment(orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>>;
  cancelPayment(orderId: string): Promise<unknown>;
}

export type TakeOwnRefusal = TakePaymentRefusal | PaidElsewhere;

/** Money is doubtful only after a failure that doesn't say whether it moved. */
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

  const giveUp = async (orderId: string, refusal: PaidElsewhere) => {
    // Ignored: it was not captured, and is forgotten after its time.
    await counter.cancelPayment(orderId).catch(() => undefined);
    return refuse(refusal);
  };

  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakeOwnRefusal>> => {
    const begun = await start(orderId);
    if (!begun.ok) return giveUp(orderId, begun.refusal);
    const taken = await take(orderId, payer);
    const hasMoneyMoved = taken.ok || taken.refusal.kind === "paid-not-recorded";
    const paid = taken.ok ? taken.value : { orderId, givenName: "", isPending: false, email: "" };
    // Ignored: recoverPayments takes out of the basket what is still in it.
    if (hasMoneyMoved) await settle(paid).catch(() => undefined);
    else await end(orderId);
    return taken;
  };
};
