/** The name of a payment provider that the shop is set up with, such as "paypal" or "practice". */
export type PaymentMethod = string;

/** What the provider tells of who paid. Either may be empty. */
export interface Payer {
  readonly givenName: string;
  readonly email: string;
}

/** What the provider tells of a capture that was not refused. */
export interface Capture {
  readonly payer: Payer;
  /** Whether the provider still checks the payment: the money may come, or not. */
  readonly isPending: boolean;
}
