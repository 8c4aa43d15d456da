export interface LoginAttempts {
  /** Seconds until the next try; 0 where it may be made now. */
  waitOf(address: string): Promise<number>;
  failed(address: string): Promise<void>;
  succeeded(address: string): Promise<void>;
}
