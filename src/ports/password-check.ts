export interface PasswordCheck {
  /** Throws Fault("password-check-unavailable") where it can't be checked. */
  matches(password: string): Promise<boolean>;
}
