import type { Address } from "#core/orders/address.ts";
import type { MoneyEvent } from "#core/orders/order-status.ts";
import type { MadeRefund } from "#core/orders/refunds-of-order.ts";
import type { Pence } from "#core/shared/money.ts";

export interface Payer {
  readonly givenName: string;
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  /** To whom the provider has it sent. */
  readonly shippingName?: string;
  readonly address?: Address | null;
}

export const CAPTURE_STATES = [
  "completed",
  "pending",
  "denied",
  "refunded",
  "partly-refunded",
  "reversed",
] as const;

export type CaptureState = (typeof CAPTURE_STATES)[number];

export const MONEY_EVENT_OF: Readonly<Record<CaptureState, MoneyEvent>> = {
  completed: "pay",
  pending: "check",
  denied: "deny",
  refunded: "refund",
  "partly-refunded": "dispute",
  reversed: "dispute",
};

/** An unreadable amount is null, `currency` is ISO 4217. */
export interface Paid {
  readonly amount: Pence | null;
  readonly currency: string;
  readonly reference?: string;
  readonly payee?: string;
}

/**
 * Not refused. `captureId` is for refunds, `at` when the provider took the money (ISO 8601), `fee`
 * the provider's, `refunds` all that it knows of, `repaid` the last one where that was the rest.
 */
export interface Capture {
  readonly state: CaptureState;
  readonly payer: Payer;
  readonly captureId?: string;
  readonly at?: string;
  readonly fee?: Pence;
  readonly paid?: Paid;
  readonly refunds?: readonly MadeRefund[];
  readonly repaid?: MadeRefund;
  /** Refunds that the provider hasn't made yet, or that it gave up. */
  readonly unsettled?: readonly UnsettledRefund[];
}

export interface UnsettledRefund {
  readonly id: string;
  readonly state: "pending" | "failed";
}

export type ProviderOrder =
  | { readonly kind: "unapproved" }
  | { readonly kind: "approved"; readonly payer: Payer }
  | { readonly kind: "captured"; readonly capture: Capture }
  | { readonly kind: "gone" };
