/** What a visitor asked for: which deed, and what of it. */
export interface Deed {
  readonly id: string;
  readonly name: string;
  /** As it was kept, by whichever build. */
  readonly input: unknown;
}

/** A write-ahead log: what was asked for outlasts a page that is closed before it could be stored. */
export interface Deeds {
  /** Keeps a deed at once, and answers with its id; null where it can't be kept. */
  note(name: string, input: unknown): string | null;
  /** Those that nobody has done yet, the first first. */
  open(): readonly Deed[];
  drop(id: string): void;
}
