/** A command that waits in the outbox until it is done in this browser, once. */
export interface Deed {
  readonly name: string;
  /** As it was written, maybe by an older build. */
  readonly input: unknown;
}
