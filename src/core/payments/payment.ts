import type { Address } from "#core/orders/address.ts";
import type { MoneyEvent } from "#core/orders/order-status.ts";
import type { Pence } from "#core/shared/money.ts";

/** What the provider tells of who paid. Name and e-mail may be empty. */
export interface Payer {
  readonly givenName: string;
  readonly email: string;
  /** The whole name. */
  readonly name?: string;
  readonly phone?: string;
  readonly address?: Address;
}

/** What has become of a capture. Money that is pending may come, or not. */
export const CAPTURE_STATES = [
  "completed",
  "pending",
  "denied",
  "refunded",
  "partly-refunded",
  "reversed",
] as const;

export type CaptureState = (typeof CAPTURE_STATES)[number];

/** What the states of a capture mean for an agreement and its order. */
export const MONEY_EVENT_OF: Readonly<Record<CaptureState, MoneyEvent>> = {
  completed: "pay",
  pending: "check",
  denied: "deny",
  refunded: "refund",
  "partly-refunded": "dispute",
  reversed: "dispute",
};

/** What the provider says was paid, to be compared with what was agreed. */
export interface Paid {
  /** Null where it can't be read. */
  readonly amount: Pence | null;
  /** ISO 4217, three letters. */
  readonly currency: string;
  /** The agreement's reference, where the provider tells one. */
  readonly reference?: string;
  /** Who received it, in the provider's words, where it tells. */
  readonly payee?: string;
}

/** What the provider tells of a capture that was not refused. */
export interface Capture {
  readonly state: CaptureState;
  readonly payer: Payer;
  /** What a refund refers to, where the provider names it. */
  readonly captureId?: string;
  /** What the provider keeps of it, where it tells. */
  readonly fee?: Pence;
  /** Where the provider tells it. */
  readonly paid?: Paid;
  /** What of it was paid back, where the provider tells of a part. */
  readonly returned?: Pence;
}

/** An order as the provider knows it. */
export type ProviderOrder =
  | { readonly kind: "unapproved" }
  /** Its money can be captured. */
  | { readonly kind: "approved"; readonly payer: Payer }
  | { readonly kind: "captured"; readonly capture: Capture }
  /** The provider knows it no more. */
  | { readonly kind: "gone" };
