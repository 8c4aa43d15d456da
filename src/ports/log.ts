/** Where goes what nobody who uses the shop is to see. */
export interface Log {
  /** The event is "failed" unless another is named; what it is about is told by ids alone. */
  error(cause: unknown, event?: string, about?: Readonly<Record<string, string>>): void;
}
