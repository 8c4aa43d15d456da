import type { PaymentMethod } from "#core/orders/order.ts";
import type { Capture, Payer, ProviderOrder } from "#core/payments/payment.ts";
import type { Purchase } from "#core/payments/purchase.ts";

export interface CreatedOrder {
  /** The provider's order id. */
  readonly orderId: string;
  /** Who is to receive the money, in the provider's words, where it tells. */
  readonly payee?: string;
}

export interface CaptureRequest {
  /** Names this attempt: the provider answers it once, however often it is sent. */
  readonly key: string;
  /** Who pays where the provider doesn't ask. */
  readonly payer?: Payer;
}

export interface RefundRequest {
  /** Names this attempt, as that of a capture does. */
  readonly key: string;
}

export interface PaymentGateway {
  /**
   * Tells the provider what is to be paid, under a reference of the shop's own; a second time it answers the same.
   * Throws Fault("payment-unreachable").
   */
  create(purchase: Purchase, reference: string): Promise<CreatedOrder>;
  /**
   * Takes the money of an approved order. Calling again for the same order takes nothing more. Throws where no
   * money was taken Fault("payment-not-approved"), "payment-declined" (another card may do), "payment-refused"
   * (nothing will), "payment-without-payer" (nobody said who pays) or "payment-failed", and Fault("payment-doubtful") where nobody can say.
   */
  capture(orderId: string, request: CaptureRequest): Promise<Capture>;
  /**
   * What has become of an order; null where the provider can't be asked. Throws Fault("payment-unreachable").
   */
  look(orderId: string): Promise<ProviderOrder | null>;
  /**
   * Pays back all that is left of a capture, once. Throws Fault("payment-refused") where the provider never will, and
   * Fault("payment-doubtful") where nobody can say.
   */
  refund(captureId: string, request: RefundRequest): Promise<void>;
}

/** The gateway of this name; null where the shop has none. */
export const gatewayOf = (
  payments: Readonly<Record<PaymentMethod, PaymentGateway>>,
  method: PaymentMethod,
): PaymentGateway | null => (Object.hasOwn(payments, method) ? (payments[method] ?? null) : null);
