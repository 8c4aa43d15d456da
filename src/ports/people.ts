import type { PeopleSheet } from "#core/session/people-sheet.ts";
import type { Credential } from "#ports/password-check.ts";

/** Who may come into the office of a shared shop, as one caller sees and changes it. */
export interface People {
  sheet(): Promise<PeopleSheet>;
  /** Ends all other sessions. False where the password isn't that of the credential any more. */
  savePassword(password: string, current: Credential): Promise<boolean>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Answers with the password that it made for them, which nobody can be told again; null where the name is taken. */
  addHelper(name: string): Promise<string | null>;
  removeHelper(id: string): Promise<void>;
}
