/** Whether the caller is let into the admin area. */
export interface Sessions {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}
