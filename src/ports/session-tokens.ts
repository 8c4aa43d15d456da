export interface SessionTokens {
  open(): Promise<string>;
  isOpen(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}
