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

export const faultOf = (answer: unknown, retryAfter: string | null): Fault => {
  const { fault, detail, requestId } = (answer ?? {}) as Partial<WireFault>;
  const code = CODES[fault ?? ""] ?? "refused-by-shop";
  const message = [fault, detail, requestId].filter(Boolean).join(", ");
  return new Fault(code, message || code, { retryAfter: Number(retryAfter ?? 0) || 0 });
};
