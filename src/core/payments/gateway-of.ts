import type { PaymentMethod } from "#core/payments/payment.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

/** The provider of this name; null where the shop has none. */
export const gatewayOf = (
  payments: Readonly<Record<PaymentMethod, PaymentGateway>>,
  method: PaymentMethod,
): PaymentGateway | null => (Object.hasOwn(payments, method) ? (payments[method] ?? null) : null);
