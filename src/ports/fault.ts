/** What can go wrong outside. */
export type FaultCode =
  | "storage-full"
  | "storage-unavailable"
  | "payment-unreachable"
  | "payment-failed"
  | "payment-doubtful"
  | "payment-already-captured"
  | "password-check-unavailable";

/** The one error that an adapter throws. The code says what happened; the message is for the log. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = "Fault";
    this.code = code;
  }
}

export const isFault = (error: unknown, code?: FaultCode): error is Fault =>
  error instanceof Fault && (code === undefined || error.code === code);
