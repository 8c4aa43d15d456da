export interface LoginLimit {
  /** The first wrong password of an address that is followed by a wait, counted from 1. */
  readonly waitFrom: number;
  readonly mostMinutes: number;
}

export interface LoginAttempts {
  waitOf(address: string): Promise<number>;
  failed(address: string): Promise<void>;
  succeeded(address: string): Promise<void>;
}
