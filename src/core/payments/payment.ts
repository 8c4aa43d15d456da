import type { Address } from "#core/orders/address.ts";
import type { MoneyEvent } from "#core/orders/order-status.ts";
import type { MadePart } from "#core/orders/returned-parts.ts";
import type { Pence } from "#core/shared/money.ts";

/** Who paid. The given name and the e-mail may be empty. */
export interface Payer {
  readonly givenName: string;
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  /** Null where the provider was to name one, and has none. */
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

/** What the provider says was paid, and to whom. An unreadable amount is null, `currency` is ISO 4217. */
export interface Paid {
  readonly amount: Pence | null;
  readonly currency: string;
  readonly reference?: string;
  readonly payee?: string;
}

/**
 * A capture that the provider has not refused. A refund refers to `captureId`, `fee` is what the provider keeps,
 * `refunds` are all that the provider knows of, and `repaid` is how much the last of them paid back where it was the
 * rest.
 */
export interface Capture {
  readonly state: CaptureState;
  readonly payer: Payer;
  readonly captureId?: string;
  readonly fee?: Pence;
  readonly paid?: Paid;
  readonly refunds?: readonly MadePart[];
  readonly repaid?: Pence;
}

export type ProviderOrder =
  | { readonly kind: "unapproved" }
  | { readonly kind: "approved"; readonly payer: Payer }
  | { readonly kind: "captured"; readonly capture: Capture }
  | { readonly kind: "gone" };
