import { type Agreement, agedBy, isForgotten } from "#core/payments/agreement.ts";
import { type AgreementState, isSettled } from "#core/payments/agreement-state.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PaymentStates = Readonly<Record<string, AgreementState>>;

export const MOST_ASKED = 100;

const stateOf = (
  agreement: Agreement | null,
  hasOrder: boolean,
  now: string,
): AgreementState | null => {
  const known = agreement && !isForgotten(agreement, now) ? agedBy(agreement, now).state : null;
  return hasOrder && !(known && isSettled(known)) ? "taken" : known;
};

type Deps = Pick<ShopRecords, "agreements" | "orders"> & Pick<ShopPorts, "clock">;

export const getPaymentStates =
  ({ agreements, orders, clock }: Deps) =>
  async (orderIds: readonly string[]): Promise<PaymentStates> => {
    const now = clock.now();
    const ordered = new Set(await orders.known(orderIds));
    const agreed = new Map((await agreements.withIds(orderIds)).map((one) => [one.orderId, one]));
    const states: Record<string, AgreementState> = {};
    for (const orderId of orderIds) {
      const state = stateOf(agreed.get(orderId) ?? null, ordered.has(orderId), now);
      if (state) states[orderId] = state;
    }
    return states;
  };
