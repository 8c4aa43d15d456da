/** E-mail addresses whose persons were erased, in any case. Only a digest of each is kept. */
export interface ErasureRepository {
  /** When this e-mail was last erased, as an ISO 8601 instant; null where it never was. */
  since(email: string): Promise<string | null>;
  /**
   * Notes that an e-mail is erased, and drops what is kept of it beside the records: fields of its orders that nobody
   * knows, answers, and links.
   */
  note(email: string, at: string): Promise<void>;
}
