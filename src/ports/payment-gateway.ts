import type { Farm } from "#core/farm.ts";
import type { PaymentMethod } from "#core/orders/order.ts";
import type { Capture, Payer, ProviderOrder } from "#core/payments/payment.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { NO_REASON, type WhyRefused } from "#core/payments/why-refused.ts";
import type { Pence } from "#core/shared/money.ts";
import { Fault, isFault } from "#ports/fault.ts";

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

/**
 * `amount`, and `at` (ISO 8601), are absent where the provider doesn't say them. `isPending`: its
 * money is still here, and may stay.
 */
export interface RefundMade {
  readonly id: string;
  readonly amount?: Pence;
  readonly at?: string;
  readonly isPending?: true;
}

/** The provider pays this back neither now nor later by itself. */
export class RefundRefused extends Fault {
  readonly reason: WhyRefused;

  constructor(reason: WhyRefused, message?: string) {
    super("payment-refused", message);
    this.name = "RefundRefused";
    this.reason = reason;
  }
}

/** Null where it isn't known whether the provider has paid back. */
export const whyRefused = (fault: unknown): WhyRefused | null => {
  if (!isFault(fault, "payment-refused")) return null;
  return fault instanceof RefundRefused ? fault.reason : NO_REASON;
};

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
   * RefundRefused for good, and Fault("payment-doubtful") where it can't be known.
   */
  refund(captureId: string, request: RefundRequest): Promise<RefundMade | null>;
}

export const gatewayOf = (
  payments: Readonly<Record<PaymentMethod, PaymentGateway>>,
  method: PaymentMethod,
): PaymentGateway | null => (Object.hasOwn(payments, method) ? (payments[method] ?? null) : null);
