export interface KeptBeside {
  readonly kind: "proven-browser" | "open-link" | "link-wish" | "kept-answer";
  /** Since when, or until when for a link. */
  readonly at: string;
}

/** E-mail addresses whose persons were erased. Only a digest of each is kept. */
export interface ErasureRepository {
  /** The instant of the last erasure; null where it never was. */
  since(email: string): Promise<string | null>;
  sinceOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Notes the erasure, and drops what is kept beside the records: unknown fields of its orders, answers, links. That of
   * the orders `kept`, by id, stays.
   */
  note(email: string, at: string, kept?: readonly string[]): Promise<void>;
  /** Drops what is kept beside this order. */
  forgetOrder(id: string): Promise<void>;
  keptBeside(email: string): Promise<readonly KeptBeside[]>;
}
