import type { Commands } from "#core/command.ts";
import { type AgreementState, isSettled } from "#core/payments/agreement-state.ts";
import { isDoubtful, MOST_KEPT, type OwnPayment } from "#core/payments/own-payment.ts";
import { type PaymentStates, type StatesCounter, statesOf } from "#core/payments/payment-states.ts";
import { forgetPayments, settlePayment } from "#core/payments/settle-payment.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface Recovery {
  /** The order ids of payments that may have gone through: the page that captured them went without a word. */
  readonly doubtful: readonly string[];
  /** The order ids of those whose packs have left the basket just now. */
  readonly settled: readonly string[];
  /** Whether a page captures one now, so that it is worth looking again soon. */
  readonly isUnderWay: boolean;
}

interface Deps extends Pick<VisitorRecords, "ownPayments"> {
  readonly clock: Clock;
}

/** A capture that never began took no money. */
const mayBePaid = (state: AgreementState | undefined): boolean =>
  state !== "opened" && state !== "expired";

/** Those of which nobody will hear more: given up, unknown to the shop, or with many newer ones behind them. */
const forgettable = (open: readonly OwnPayment[], states: PaymentStates): readonly string[] => {
  const quiet = open.filter(({ heartbeat }) => heartbeat === null).map(({ orderId }) => orderId);
  const isOver = (orderId: string) => !states[orderId] || states[orderId] === "cancelled";
  const waiting = quiet.filter((orderId) => !(isOver(orderId) || mayBePaid(states[orderId])));
  return [...quiet.filter(isOver), ...waiting.slice(0, -MOST_KEPT)];
};

/** Asks what became of this visitor's payments, and finishes what a page that died has left: the basket loses what was bought. */
export const recoverPayments = (
  counter: StatesCounter,
  { ownPayments, clock }: Deps,
  command: Commands<VisitorRecords>,
) => {
  const [settle, forget] = [command(settlePayment), command(forgetPayments)];
  return async (): Promise<Recovery> => {
    const own = await ownPayments.all();
    const states = await statesOf(
      counter,
      own.map(({ orderId }) => orderId),
    );
    const now = clock.now();
    const isPaid = ({ orderId }: OwnPayment) => isSettled(states[orderId] ?? "opened");
    const settled = own.filter(isPaid).map(({ orderId }) => orderId);
    for (const orderId of settled) await settle(orderId);
    const open = own.filter((payment) => !isPaid(payment));
    const over = forgettable(open, states);
    if (over.length > 0) await forget(over);
    return {
      settled,
      doubtful: open
        .filter((payment) => isDoubtful(payment, now) && mayBePaid(states[payment.orderId]))
        .map(({ orderId }) => orderId),
      isUnderWay: open.some((payment) => payment.heartbeat && !isDoubtful(payment, now)),
    };
  };
};
