import type { Topic } from "#ports/change-feed.ts";

/** What a stored value means. */
export interface Reading<Value> {
  readonly value: Value;
  /** The stored value without the records that could not be read. */
  readonly stored: unknown;
  /** Records that could not be read. */
  readonly skipped: number;
}

/** How one kind of record stands in storage. */
export interface DocumentFormat<Value> {
  readonly topic: Topic;
  /** Null when the stored value is of the wrong kind altogether. */
  read(stored: unknown): Reading<Value> | null;
  /** What a shop starts with that has stored nothing. */
  readonly initial: Value;
}
