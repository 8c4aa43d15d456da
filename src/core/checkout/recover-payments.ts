import { isDoubtful, MOST_KEPT, type OwnPayment } from "#core/checkout/own-payment.ts";
import { forgetPayments, removeBought } from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import { type AgreementState, isSettled, isUncaptured } from "#core/payments/agreement-state.ts";
import { MOST_ASKED, type PaymentStates } from "#core/payments/get-payment-states.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface Counter {
  getPaymentStates(orderIds: readonly string[]): Promise<PaymentStates>;
}

/** Order ids: `doubtful` may have gone through, for their page died; the packs of `settled` have left the basket. */
export interface Recovery {
  readonly doubtful: readonly string[];
  readonly settled: readonly string[];
  readonly isUnderWay: boolean;
}

type Deps = Pick<VisitorRecords, "ownPayments">;

const statesOf = async (counter: Counter, own: readonly OwnPayment[]): Promise<PaymentStates> => {
  const states: Record<string, AgreementState> = {};
  const ids = own.map(({ orderId }) => orderId);
  for (let from = 0; from < ids.length; from += MOST_ASKED)
    Object.assign(states, await counter.getPaymentStates(ids.slice(from, from + MOST_ASKED)));
  return states;
};

const mayBePaid = (state: AgreementState | undefined): boolean => !(state && isUncaptured(state));

/** Those whose news can be missed: given up, unknown to the shop, or with many newer ones behind them. */
const forgettable = (open: readonly OwnPayment[], states: PaymentStates): readonly string[] => {
  const quiet = open.filter(({ heartbeat }) => heartbeat === null).map(({ orderId }) => orderId);
  const isOver = (orderId: string) => !states[orderId] || states[orderId] === "cancelled";
  const waiting = quiet.filter((orderId) => !(isOver(orderId) || mayBePaid(states[orderId])));
  return [...quiet.filter(isOver), ...waiting.slice(0, -MOST_KEPT)];
};

export const recoverPayments = (
  counter: Counter,
  { ownPayments, clock }: Deps & { readonly clock: Clock },
  command: Commands<VisitorRecords>,
) => {
  const [remove, forget] = [command(removeBought), command(forgetPayments)];
  return async (): Promise<Recovery> => {
    const own = await ownPayments.all();
    const states = await statesOf(counter, own);
    const now = clock.now();
    const isPaid = ({ orderId }: OwnPayment) => isSettled(states[orderId] ?? "opened");
    const settled = own.filter(isPaid).map(({ orderId }) => orderId);
    for (const orderId of settled) await remove(orderId);
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
