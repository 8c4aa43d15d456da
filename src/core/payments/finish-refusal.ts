import type { BeginCaptureRefusal } from "#core/payments/begin-capture.ts";

/** Why the provider took no money. */
export type ProviderRefusal =
  /** The buyer has not approved it at the provider. */
  | { readonly kind: "not-approved" }
  /** Another card may do. */
  | { readonly kind: "payment-declined" }
  /** Nothing will: it is over. */
  | { readonly kind: "payment-refused" };

/** Why no money was taken. */
export type CaptureRefusal =
  | BeginCaptureRefusal
  | ProviderRefusal
  | { readonly kind: "outside-delivery-area" };

export type FinishRefusal =
  | CaptureRefusal
  | { readonly kind: "paid-not-recorded"; readonly orderId: string };
