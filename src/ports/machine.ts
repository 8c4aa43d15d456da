/** What is set on the machine that the shop runs on, or in its build, and in no record. Never a secret itself. */
export interface Machine {
  readonly takesPayPal: boolean;
  /** Others than its owner reach it. */
  readonly isPublic: boolean;
  /** Not the one that every fresh checkout has. */
  hasOwnPassword(): Promise<boolean>;
}
