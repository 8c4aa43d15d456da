/** Tokens of the links by which an order's mails lead to it. They are kept as hashes. */
export interface OrderTokens {
  /** Draws another token: earlier ones go on working. */
  issue(orderId: string): Promise<string>;
  orderOf(token: string): Promise<string | null>;
}
