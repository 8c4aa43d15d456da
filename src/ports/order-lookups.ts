/** Which orders a caller may see, by what the caller's browser can show for it. */
export interface OrderLookups {
  /** The order ids of the payments that this caller has opened, newest first; null where every order is the caller's. */
  mine(): Promise<readonly string[] | null>;
  /** The caller has opened the payment of this order. */
  remember(orderId: string): Promise<void>;
  /** The e-mails of which this caller has shown that they are the caller's. */
  proven(): Promise<readonly string[]>;
  /** The caller has shown that an e-mail is the caller's. */
  prove(email: string): Promise<void>;
}
