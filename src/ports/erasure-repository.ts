/** Something that a shop keeps of an address beside its records. */
export interface KeptBeside {
  readonly kind: /** A browser that has proven the address. */
    | "proven-browser"
    /** A link to its orders that can still be used. */
    | "open-link"
    /** That somebody asked for one. */
    | "link-wish"
    /** What a command was answered, for when it is sent again. */
    | "kept-answer";
  /** Since when, or until when where it is a link: an ISO 8601 instant. */
  readonly at: string;
}

/** E-mail addresses whose persons were erased, in any case. Only a digest of each is kept. */
export interface ErasureRepository {
  /** When this e-mail was last erased, as an ISO 8601 instant; null where it never was. */
  since(email: string): Promise<string | null>;
  /** The same of many at once: those that were erased, by the text that was asked for. */
  sinceOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Notes that an e-mail is erased, and drops what is kept of it beside the records: fields of its orders that nobody
   * knows, answers, and links.
   */
  note(email: string, at: string): Promise<void>;
  /** What is kept of an e-mail, in any case, beside the records. */
  keptBeside(email: string): Promise<readonly KeptBeside[]>;
}
