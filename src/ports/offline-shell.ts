/** The part of the user interface that has to open without a network. */
export interface OfflineShell {
  /** Keeps the code, not the records. Returns whether those pages will open without a network. */
  keep(): Promise<boolean>;
}
