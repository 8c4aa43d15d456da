export type FaultCode =
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
  /** "mail-refused" is for good, "mail-unreachable" may pass. */
  | "mail-refused"
  | "mail-unreachable"
  | "password-check-unavailable"
  | "shop-unreachable"
  /** A chunk of the shop's own code is gone with an update, or there is no network. */
  | "code-missing"
  | "shop-busy"
  | "shop-full"
  | "not-logged-in"
  /** A helper asked for something of the owner's. */
  | "not-allowed"
  | "too-many-requests"
  /** The shop refused the input, and would again. */
  | "refused-by-shop"
  /** The shop failed without a reason, or something else answered: a later try may work. */
  | "shop-failed";

interface FaultOptions extends ErrorOptions {
  /** In seconds, for "too-many-requests". */
  readonly retryAfter?: number;
}

/** The one error that an adapter throws. The message is for the log. */
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

/** The shop may have done what it was asked, or not. */
export const isInDoubt = (error: unknown): boolean =>
  isFault(error, "shop-unreachable") || isFault(error, "shop-failed");
