import { Fault, type FaultCode } from "#ports/fault.ts";

interface WireFault {
  readonly fault: string;
  readonly detail?: string;
  readonly requestId?: string;
}

const CODES: Readonly<Record<string, FaultCode>> = {
  "not-logged-in": "not-logged-in",
  "not-allowed": "not-allowed",
  "too-many-requests": "too-many-requests",
  "shop-unreachable": "shop-unreachable",
  "shop-busy": "shop-busy",
  "storage-full": "shop-full",
  "payment-unreachable": "payment-unreachable",
  "payment-failed": "payment-failed",
  "payment-doubtful": "payment-doubtful",
};

const TOO_MANY = 429;
const OF_PROXIES: readonly number[] = [502, 503, 504];
const FIRST_OF_SERVERS = 500;

/** An answer without a reason is a proxy's or the shop's own failure: a later try may succeed. */
const codeOf = (fault: string | undefined, status: number): FaultCode => {
  const known = CODES[fault ?? ""];
  if (known) return known;
  if (status === TOO_MANY) return "too-many-requests";
  if (OF_PROXIES.includes(status)) return "shop-unreachable";
  return fault !== undefined && status < FIRST_OF_SERVERS ? "refused-by-shop" : "shop-failed";
};

export const faultOf = (answer: unknown, { status, headers }: Response): Fault => {
  const { fault, detail, requestId } = (answer ?? {}) as Partial<WireFault>;
  const code = codeOf(fault, status);
  const message = [fault, detail, requestId].filter(Boolean).join(", ");
  return new Fault(code, message || `${code}, ${status}`, {
    retryAfter: Number(headers.get("Retry-After") ?? 0) || 0,
  });
};
