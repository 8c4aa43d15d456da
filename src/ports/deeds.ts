export interface Deed {
  readonly id: string;
  readonly name: string;
  /** As it was written, maybe by an older build. */
  readonly input: unknown;
}

/**
 * A write-ahead log of the visitor's pending commands ("deeds"): they outlast a page that closes before they are
 * stored.
 */
export interface Deeds {
  /** Writes synchronously, and answers with the id; null where it can't be written. */
  note(name: string, input: unknown): string | null;
  open(): readonly Deed[];
  drop(id: string): void;
}
