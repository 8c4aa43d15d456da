export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** A rate limit by sliding window, for all processes together. */
export interface RequestRate {
  /** Counts one more, and answers 0; where there were too many it counts nothing and answers the seconds to wait. */
  take(key: string, limit: Limit): Promise<number>;
  /** Counts one more in any case, and answers whether it was within the limit. */
  count(key: string, limit: Limit): Promise<boolean>;
}
