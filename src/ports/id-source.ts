export interface IdSource {
  /** An id that no record has yet. */
  next(): string;
}
