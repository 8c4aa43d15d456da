/** Tokens of the links by which an order's mails lead to it. They are kept as hashes. */
export interface OrderTokens {
  /** Draws another one: earlier ones go on working. */
  issue(orderId: string): Promise<string>;
  /** Null where there is none of the kind. */
  orderOf(token: string): Promise<string | null>;
}
