export interface Clock {
  /** ISO 8601, UTC, as all instants in these ports. */
  now(): string;
}
