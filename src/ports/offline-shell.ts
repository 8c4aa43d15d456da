/** The part of the user interface that has to open without a network. */
export interface OfflineShell {
  /**
   * Keeps the empty pages of the admin area that are used out of doors: their code, and none of the farm's records.
   * Answers whether they will open without a network.
   */
  keep(): Promise<boolean>;
}
