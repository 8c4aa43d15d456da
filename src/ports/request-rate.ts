export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** A rate limit by sliding window, for all processes together. */
export interface RequestRate {
  /** Counts one more and returns 0, or counts nothing and returns the seconds to wait. */
  take(key: string, limit: Limit): Promise<number>;
  /** Counts one more in any case, and returns whether it was within the limit. */
  count(key: string, limit: Limit): Promise<boolean>;
}
