export interface PasswordCheck {
  /** Whether this is the owner's password. Throws Fault("password-check-unavailable") where the browser can't tell. */
  matches(password: string): Promise<boolean>;
}
