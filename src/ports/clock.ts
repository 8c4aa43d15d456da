export interface Clock {
  /** This instant in ISO 8601, UTC. */
  now(): string;
}
