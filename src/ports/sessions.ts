import type { Person } from "#core/session/person.ts";
import type { Credential } from "#ports/password-check.ts";

/** The caller's session. */
export interface Sessions {
  /** Null for nobody. */
  person(): Promise<Person | null>;
  open(credential: Credential): Promise<void>;
  close(): Promise<void>;
}
