import type { Farm } from "#core/farm.ts";
import type { PaymentMethod } from "#core/orders/order.ts";
import type { Capture, Payer, ProviderOrder } from "#core/payments/payment.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import type { Pence } from "#core/shared/money.ts";

export interface CreatedOrder {
  readonly orderId: string;
  readonly payee?: string;
}

export interface CaptureRequest {
  readonly key: string;
  readonly payer?: Payer;
}

export interface RefundRequest {
  readonly key: string;
  /** For a part: the amount, and the reason that the customer reads. */
  readonly part?: { readonly amount: Pence; readonly reason: string };
}

/** `amount`, and `at` (ISO 8601), are absent where the provider doesn't say them. */
export interface RefundMade {
  readonly id: string;
  readonly amount?: Pence;
  readonly at?: string;
}

export interface PaymentGateway {
  /** Idempotent by `reference`, which is the shop's own. Throws Fault("payment-unreachable"). */
  create(purchase: Purchase, reference: string, farm: Farm): Promise<CreatedOrder>;
  /**
   * Takes the money of an approved order, once. Throws Fault("payment-not-approved"),
   * "payment-declined" (another card may do), "payment-refused" (nothing will),
   * "payment-without-payer" or "payment-failed" where no money was taken, and
   * Fault("payment-doubtful") where it can't be known.
   */
  capture(orderId: string, request: CaptureRequest): Promise<Capture>;
  /** Null where the provider can't be asked. Throws Fault("payment-unreachable"). */
  getOrder(orderId: string): Promise<ProviderOrder | null>;
  /**
   * Pays back the rest of a capture, or a part of it, once. Null where nothing was left. Throws
   * Fault("payment-refused") for good, and Fault("payment-doubtful") where it can't be known.
   */
  refund(captureId: string, request: RefundRequest): Promise<RefundMade | null>;
}

export const gatewayOf = (
  payments: Readonly<Record<PaymentMethod, PaymentGateway>>,
  method: PaymentMethod,
): PaymentGateway | null => (Object.hasOwn(payments, method) ? (payments[method] ?? null) : null);
