import type { ShopTopic, Topic } from "#ports/change-feed.ts";

export interface Reading<Value> {
  readonly value: Value;
  readonly stored: unknown;
  readonly skipped: number;
  /** How many values the document should hold and doesn't. */
  readonly missing?: number;
}

/** What of a document stands under a key of its own in local storage. */
export interface Beside {
  readonly key: string;
  /** A record's. One that is stored without it is read as if it had it, and is written with it once it changes. */
  readonly field: string;
  isReadable(beside: unknown): boolean;
  join(stored: unknown, beside: unknown): unknown;
  split(whole: unknown): { readonly stored: unknown; readonly beside: unknown };
}

export interface DocumentFormat<Value> {
  readonly topic: Topic;
  readonly beside?: Beside;
  /** Null when the stored value is of the wrong kind altogether. */
  read(stored: unknown): Reading<Value> | null;
  readonly initial: Value;
}

export interface SingletonFormat<Value> extends DocumentFormat<Value> {
  readonly topic: ShopTopic;
  /** `before` may hold fields that this version doesn't know: they stay. */
  toStored(value: Value, before: unknown): unknown;
}
