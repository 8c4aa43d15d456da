/** The e-mail last paid with in this browser. */
export interface LastEmail {
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export const NO_EMAIL: LastEmail = { email: "", at: "" };
