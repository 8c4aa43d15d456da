export interface Deed {
  readonly id: string;
  readonly name: string;
  /** As written, maybe by an older build. */
  readonly input: unknown;
}

/** A write-ahead log of the visitor's pending commands ("deeds"), which outlast a page. */
export interface Deeds {
  /** Writes synchronously, and returns the id; null where it can't be written. */
  note(name: string, input: unknown): string | null;
  open(): readonly Deed[];
  drop(id: string): void;
}
