import type { Purchase } from "#core/orders/purchase.ts";

export const PAYMENT_METHODS = ["paypal", "practice"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A payment that the provider knows of and that has not been captured yet. */
export interface Payment {
  readonly method: PaymentMethod;
  /** The provider's order id, which becomes the order's. */
  readonly orderId: string;
  readonly purchase: Purchase;
}

/** What the provider tells of a capture that was not refused. */
export interface Capture {
  readonly payer: Payer;
  /** Whether the provider still checks the payment: the money may come, or not. */
  readonly isPending: boolean;
}

/** What the provider tells of who paid. Either may be empty. */
export interface Payer {
  readonly givenName: string;
  readonly email: string;
}
