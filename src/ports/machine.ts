/** What is set on the shop's machine or in its build, and in no record. Never a secret itself. */
export interface Machine {
  readonly takesPayPal: boolean;
  /** Whether others than its owner reach it. */
  readonly isPublic: boolean;
  /** False for the password of a fresh checkout. */
  hasOwnPassword(): Promise<boolean>;
}
