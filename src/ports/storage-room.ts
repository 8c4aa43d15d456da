/** The room that a browser gives the shop. */
export interface StorageRoom {
  /** Characters that are kept, and about how many fit. */
  fill(): Promise<{ readonly used: number; readonly most: number }>;
  /** Whether the browser has promised not to clear them by itself; null where it makes no such promises. */
  isPersistent(): Promise<boolean | null>;
  /** Asks the browser for that promise. Answers whether it gave it. */
  persist(): Promise<boolean>;
}
