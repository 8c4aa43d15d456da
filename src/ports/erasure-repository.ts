export interface KeptBeside {
  readonly kind: "proven-browser" | "open-link" | "link-wish" | "kept-answer";
  /** When the person was erased, or until when a link holds. */
  readonly at: string;
}

/** Keeps only digests of the e-mail addresses whose persons were erased. */
export interface ErasureRepository {
  since(email: string): Promise<string | null>;
  sinceOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Drops also answers and links of the person and of these `orders`, by id. */
  note(email: string, at: string, orders?: readonly string[]): Promise<void>;
  /** Drops answers and links of an order. */
  forgetOrder(id: string): Promise<void>;
  keptBeside(email: string): Promise<readonly KeptBeside[]>;
}
