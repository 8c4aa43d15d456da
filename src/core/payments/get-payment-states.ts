import { type Agreement, agedBy, isForgotten } from "#core/payments/agreement.ts";
import { type AgreementState, isSettled } from "#core/payments/agreement-state.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** An order is the truth, even of a payment of which nobody knows more. */
const stateOf = (
  agreement: Agreement | null,
  hasOrder: boolean,
  now: string,
): AgreementState | null => {
  const known = agreement && !isForgotten(agreement, now) ? agedBy(agreement, now).state : null;
  return hasOrder && !(known && isSettled(known)) ? "taken" : known;
};

/** What has become of payments; nothing is told of those that nobody knows. */
export const getPaymentStates =
  ({
    agreements,
    orders,
    clock,
  }: Pick<ShopRecords, "agreements" | "orders"> & Pick<ShopPorts, "clock">) =>
  async (orderIds: readonly string[]): Promise<Readonly<Record<string, AgreementState>>> => {
    const states: Record<string, AgreementState> = {};
    for (const orderId of orderIds) {
      const hasOrder = (await orders.find(orderId)) !== null;
      const state = stateOf(await agreements.find(orderId), hasOrder, clock.now());
      if (state) states[orderId] = state;
    }
    return states;
  };
