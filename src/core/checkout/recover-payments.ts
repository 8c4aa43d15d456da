import {
  isBeingTaken,
  isDoubtful,
  isFresh,
  isOldNews,
  MOST_KEPT,
  type OwnPayment,
  type Paid,
} from "#core/checkout/own-payment.ts";
import { forgetPayments, settlePaid, settleUnpaid } from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import { type AgreementState, isSettled, isUncaptured } from "#core/payments/agreement-state.ts";
import { MOST_ASKED, type PaymentStates } from "#core/payments/get-payment-states.ts";
import type { PaidFor } from "#core/payments/take-payment.ts";
import type { Result } from "#core/shared/result.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface Counter {
  getPaymentStates(orderIds: readonly string[]): Promise<PaymentStates>;
  takePayment(orderId: string): Promise<Result<PaidFor, { readonly kind: string }>>;
}

export interface PaidPayment extends Paid {
  readonly orderId: string;
}

/** `settled` have just left the basket; `paid` are the last day's order ids, the oldest first. */
export interface Recovery {
  readonly doubtful: readonly string[];
  readonly settled: readonly string[];
  readonly paid: readonly PaidPayment[];
  readonly isUnderWay: boolean;
  readonly isOpen: boolean;
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

const HAS_MONEY: readonly AgreementState[] = ["taken", "pending"];

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
  const [settle, leave] = [command(settlePaid), command(settleUnpaid)];
  const forget = command(forgetPayments);

  /** Capturing is idempotent: the shop repeats the answer that the dead page had. */
  const paidFor = async (orderId: string, state: AgreementState): Promise<PaidFor> => {
    // Ignored: the thanks then have no name.
    const taken = await counter.takePayment(orderId).catch(() => null);
    return taken?.ok
      ? taken.value
      : { orderId, givenName: "", isPending: state === "pending", email: "" };
  };

  const settleAll = async (settled: readonly string[], states: PaymentStates): Promise<void> => {
    for (const orderId of settled) {
      const state = states[orderId] ?? "taken";
      if (HAS_MONEY.includes(state)) await settle(await paidFor(orderId, state));
      else await leave(orderId);
    }
  };

  return async (): Promise<Recovery> => {
    const now = clock.now();
    const open = (await ownPayments.all()).filter(({ paid }) => paid === null);
    const states = await statesOf(counter, open);
    const isOver = ({ orderId }: OwnPayment) => isSettled(states[orderId] ?? "opened");
    const settled = open.filter(isOver).map(({ orderId }) => orderId);
    await settleAll(settled, states);
    const own = await ownPayments.all();
    const left = open.filter((payment) => !isOver(payment));
    const old = own.filter((payment) => isOldNews(payment, now)).map(({ orderId }) => orderId);
    const over = [...forgettable(left, states), ...old];
    if (over.length > 0) await forget(over);
    return {
      settled,
      paid: own.flatMap(({ orderId, paid }) =>
        paid && !old.includes(orderId) ? [{ orderId, ...paid }] : [],
      ),
      doubtful: left
        .filter((payment) => isDoubtful(payment, now) && mayBePaid(states[payment.orderId]))
        .map(({ orderId }) => orderId),
      isUnderWay: left.some((payment) => isBeingTaken(payment, now)),
      isOpen: left.some((payment) => isFresh(payment, now) && !over.includes(payment.orderId)),
    };
  };
};
