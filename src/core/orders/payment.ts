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

/** What the provider tells of a captured payment. Either may be empty. */
export interface Payer {
  readonly givenName: string;
  readonly email: string;
}
