export interface SessionTokens {
  /** A token of 256 random bits. */
  open(): Promise<string>;
  isOpen(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}
