/** A refund that was asked for, until the provider has answered. */
export interface Refund {
  readonly orderId: string;
  /** Names it to the provider, however often it is asked. */
  readonly key: string;
  /** Whether the eggs go back into stock. */
  readonly isPuttingBack: boolean;
  /** ISO 8601 instant. */
  readonly askedAt: string;
}
