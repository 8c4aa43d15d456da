/** What can go wrong outside. */
export type FaultCode =
  /** The browser's own storage. */
  | "storage-full"
  | "storage-unavailable"
  | "payment-unreachable"
  | "payment-failed"
  | "payment-without-payer"
  | "payment-not-approved"
  | "payment-declined"
  | "payment-refused"
  | "payment-doubtful"
  | "payment-already-captured"
  /** The mail server takes a message never, or not now. */
  | "mail-refused"
  | "mail-unreachable"
  | "password-check-unavailable"
  /** The shop or its database doesn't answer. */
  | "shop-unreachable"
  /** A part of the shop's own code can't be fetched: a newer build has taken its place, or there is no network. */
  | "code-missing"
  /** The shop's conflicts didn't end. */
  | "shop-busy"
  /** The disk of the shop is full. */
  | "shop-full"
  | "not-logged-in"
  /** The caller has to wait, for `retryAfter` seconds. */
  | "too-many-requests"
  /** The shop doesn't take what it was sent, or could not say why it failed. */
  | "refused-by-shop";

interface FaultOptions extends ErrorOptions {
  /** In seconds, for "too-many-requests". */
  readonly retryAfter?: number;
}

/** The one error that an adapter throws. The code says what happened; the message is for the log. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly retryAfter: number;

  constructor(code: FaultCode, message: string = code, options: FaultOptions = {}) {
    super(message, options);
    this.name = "Fault";
    this.code = code;
    this.retryAfter = options.retryAfter ?? 0;
  }
}

export const isFault = (error: unknown, code?: FaultCode): error is Fault =>
  error instanceof Fault && (code === undefined || error.code === code);
