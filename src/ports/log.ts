export interface Log {
  /** The event is "failed" unless another is named. `about` holds ids only, for people don't belong in a log. */
  error(cause: unknown, event?: string, about?: Readonly<Record<string, string>>): void;
}
