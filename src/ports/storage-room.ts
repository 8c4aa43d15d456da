export interface StorageRoom {
  /** In characters; `most` is an estimate. */
  fill(): Promise<{ readonly used: number; readonly most: number }>;
  /** Whether the browser has promised not to evict the records; null where it makes no such promises. */
  isPersistent(): Promise<boolean | null>;
  persist(): Promise<boolean>;
}
