import {
  beat,
  type PaidElsewhere,
  settlePaid,
  startHeartbeat,
  stopHeartbeat,
} from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import { isUncaptured } from "#core/payments/agreement-state.ts";
import type { PaymentStates } from "#core/payments/get-payment-states.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { PaidFor, TakePaymentRefusal } from "#core/payments/take-payment.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { type FaultCode, isFault } from "#ports/fault.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { Ticker } from "#ports/ticker.ts";

interface Counter {
  takePayment(orderId: string, payer?: Payer): Promise<Result<PaidFor, TakePaymentRefusal>>;
  cancelPayment(orderId: string): Promise<unknown>;
  getPaymentStates(orderIds: readonly string[]): Promise<PaymentStates>;
}

export type TakeOwnRefusal = TakePaymentRefusal | PaidElsewhere;

const NOT_TAKEN: readonly FaultCode[] = [
  "payment-failed",
  "payment-unreachable",
  "refused-by-shop",
];

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

  /** Too many requests may be the answer to a second try, after one whose answer was lost. */
  const isNotTaken = async (orderId: string, fault: unknown): Promise<boolean> => {
    if (!isFault(fault, "too-many-requests"))
      return isFault(fault) && NOT_TAKEN.includes(fault.code);
    // Ignored: it counts as being taken, and is looked after later.
    const states: PaymentStates = await counter.getPaymentStates([orderId]).catch(() => ({}));
    const state = states[orderId];
    return state !== undefined && (isUncaptured(state) || state === "cancelled");
  };

  const take = async (orderId: string, payer?: Payer) => {
    const stop = keepBeating(orderId);
    try {
      return await counter.takePayment(orderId, payer);
    } catch (fault) {
      if (await isNotTaken(orderId, fault)) await end(orderId);
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

  /** Opening a payment cancels the buyer's others at the shop, and the page of one may be about to take it. */
  const startOrRefuse = async (orderId: string): Promise<Result<null, PaidElsewhere>> => {
    const begun = await start(orderId);
    if (begun.ok || begun.refusal.kind !== "being-paid") return begun;
    const { others } = begun.refusal;
    // Ignored: they count as being taken.
    const states: PaymentStates = await counter.getPaymentStates(others).catch(() => ({}));
    return start(
      orderId,
      others.filter((other) => states[other] === "cancelled"),
    );
  };

  return async (orderId: string, payer?: Payer): Promise<Result<PaidFor, TakeOwnRefusal>> => {
    const begun = await startOrRefuse(orderId);
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
