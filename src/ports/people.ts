import type { PeopleSheet } from "#core/session/people-sheet.ts";
import type { Credential } from "#ports/password-check.ts";

/** The people who may open the office of a shared shop, as one caller sees and changes them. */
export interface People {
  sheet(): Promise<PeopleSheet>;
  /** Ends all other sessions. False where the password isn't that of the credential any more. */
  savePassword(password: string, current: Credential): Promise<boolean>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Returns the new password, which can't be shown again; null where the name is taken. */
  addHelper(name: string): Promise<string | null>;
  removeHelper(id: string): Promise<void>;
}
