/** What a tab remembers until it is closed; nothing where the browser keeps nothing. */
export interface TabNotes {
  isSplashHidden(version: number): boolean;
  hideSplash(version: number): void;
  /** In milliseconds since 1970; 0 where no reload of the page is noted. */
  reloadedAt(page: string): number;
  /** Returns whether the note is kept. */
  noteReload(page: string, at: number): boolean;
}
