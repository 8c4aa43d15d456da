export interface StorageRoom {
  /** In characters; `most` is an estimate. */
  fill(): Promise<{ readonly used: number; readonly most: number }>;
  /** Whether the browser promises not to evict records; null where it never promises. */
  isPersistent(): Promise<boolean | null>;
  persist(): Promise<boolean>;
}
