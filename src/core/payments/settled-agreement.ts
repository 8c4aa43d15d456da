import type { MoneyEvent } from "#core/orders/order-status.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";

/** What was typed is the order's now. */
export const settledAgreement = (
  agreement: Agreement,
  event: MoneyEvent,
  { payer }: Capture,
  mayHold: boolean,
): Agreement => {
  const next = moved(agreement, event) ?? agreement;
  const { typed: _typed, ...kept } = next;
  const isHolding = mayHold && next.state === "pending";
  return {
    ...kept,
    ...(!isHolding && { purchase: { ...next.purchase, lines: [] } }),
    ...(payer.givenName && { paidBy: payer.givenName }),
  };
};
