export interface LoginLimit {
  /** Which wrong password of an address is the first to be followed by a wait. */
  readonly waitFrom: number;
  readonly mostMinutes: number;
}

export interface LoginAttempts {
  /** Seconds until the next try; 0 where it may be made now. */
  waitOf(address: string): Promise<number>;
  failed(address: string): Promise<void>;
  succeeded(address: string): Promise<void>;
}
