export interface Log {
  /**
   * The event is "failed" by default. `about` holds ids only, since a log must not name people.
   */
  error(cause: unknown, event?: string, about?: Readonly<Record<string, string>>): void;
}
