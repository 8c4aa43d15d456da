import type { Person } from "#core/session/person.ts";

/** Whose password was given. `mark` names that password: a session that was opened by it ends when it is changed. */
export interface Credential {
  readonly person: Person;
  readonly mark: string;
}

export interface PasswordCheck {
  /** Null for nobody's. Throws Fault("password-check-unavailable") where it can't be checked. */
  check(password: string): Promise<Credential | null>;
}
