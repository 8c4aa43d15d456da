/** Which orders a caller may see, by the look-up key of the caller's browser. */
export interface OrderLookups {
  /** Ids of this caller's payments, the newest first; null where every order is the caller's. */
  mine(): Promise<readonly string[] | null>;
  remember(orderId: string): Promise<void>;
  proven(): Promise<readonly string[]>;
  prove(email: string): Promise<void>;
}
