/** Whether this browser is let into the admin area. */
export interface SessionRepository {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}
