/** Where goes what nobody who uses the shop is to see. */
export interface Log {
  error(cause: unknown): void;
}
