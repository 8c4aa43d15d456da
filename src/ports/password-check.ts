import type { Person } from "#core/session/person.ts";

/** Whose password was given. `mark` names that password: its sessions end when it is changed. */
export interface Credential {
  readonly person: Person;
  readonly mark: string;
}

export interface PasswordCheck {
  /** Null for a wrong password. Throws Fault("password-check-unavailable"). */
  check(password: string): Promise<Credential | null>;
}
