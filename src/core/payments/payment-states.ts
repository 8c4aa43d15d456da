import type { AgreementState } from "#core/payments/agreement-state.ts";

/** By order id; nothing of those that the shop doesn't know. */
export type PaymentStates = Readonly<Record<string, AgreementState>>;

export interface StatesCounter {
  getPaymentStates(orderIds: readonly string[]): Promise<PaymentStates>;
}

/** So many can be asked for at once. */
export const MOST_ASKED = 100;

/** What has become of payments, asked for a few at a time. */
export const statesOf = async (
  counter: StatesCounter,
  orderIds: readonly string[],
): Promise<PaymentStates> => {
  const states: Record<string, AgreementState> = {};
  for (let from = 0; from < orderIds.length; from += MOST_ASKED)
    Object.assign(states, await counter.getPaymentStates(orderIds.slice(from, from + MOST_ASKED)));
  return states;
};
