export interface LinkedOrder {
  readonly orderId: string;
  readonly mends: number;
}

/** Tokens of the links by which an order's mails lead to it. They are kept as hashes. */
export interface OrderTokens {
  /**
   * Draws another token: earlier ones go on working. `mends` (0): how often the order's address
   * had been mended by then.
   */
  issue(orderId: string, mends?: number): Promise<string>;
  orderOf(token: string): Promise<LinkedOrder | null>;
}
