import type { Person } from "#core/session/person.ts";
import type { Credential } from "#ports/password-check.ts";

export interface Sessions {
  person(): Promise<Person | null>;
  open(credential: Credential): Promise<void>;
  close(): Promise<void>;
}
