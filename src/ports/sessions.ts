export interface Sessions {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}
