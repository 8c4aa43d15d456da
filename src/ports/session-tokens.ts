import type { Person } from "#core/session/person.ts";
import type { Credential } from "#ports/password-check.ts";

export interface SessionTokens {
  /** `device` names the session's device; empty where that is unknown. */
  open(credential: Credential, device: string): Promise<string>;
  personOf(token: string): Promise<Person | null>;
  close(token: string): Promise<void>;
}
