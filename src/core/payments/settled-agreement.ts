import type { MoneyEvent } from "#core/orders/order-status.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";

export const settledAgreement = (
  agreement: Agreement,
  event: MoneyEvent,
  { payer }: Capture,
  mayHold: boolean,
): Agreement => {
  const next = moved(agreement, event) ?? agreement;
  const isHolding = mayHold && next.state === "pending";
  return {
    ...next,
    ...(!isHolding && { purchase: { ...next.purchase, lines: [] } }),
    ...(payer.givenName && { paidBy: payer.givenName }),
  };
};
