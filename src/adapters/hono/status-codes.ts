import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type FaultCode, isFault } from "#ports/fault.ts";

export interface CallRefusal {
  readonly status: ContentfulStatusCode;
  readonly fault: string;
  readonly detail?: string;
  readonly retryAfter?: number;
}

export const REFUSALS = {
  unknownCall: { status: 404, fault: "unknown-call" },
  wrongMethod: { status: 405, fault: "wrong-method" },
  wrongOrigin: { status: 403, fault: "wrong-origin" },
  notLoggedIn: { status: 401, fault: "not-logged-in" },
  notAllowed: { status: 403, fault: "not-allowed" },
  tooLarge: { status: 413, fault: "too-large" },
  wrongType: { status: 415, fault: "wrong-type" },
  keyReused: { status: 409, fault: "key-reused" },
  busy: { status: 503, fault: "shop-busy" },
} as const satisfies Record<string, CallRefusal>;

export const badInput = (detail: string): CallRefusal => ({
  status: 400,
  fault: "bad-input",
  detail,
});

export const tooMany = (retryAfter: number): CallRefusal => ({
  status: 429,
  fault: "too-many-requests",
  retryAfter,
});

const OF_FAULTS: Readonly<Partial<Record<FaultCode, CallRefusal>>> = {
  "shop-unreachable": { status: 503, fault: "shop-unreachable" },
  "shop-busy": REFUSALS.busy,
  "shop-full": { status: 507, fault: "storage-full" },
  "payment-unreachable": { status: 503, fault: "payment-unreachable" },
  "payment-doubtful": { status: 503, fault: "payment-doubtful" },
  "payment-already-captured": { status: 503, fault: "payment-doubtful" },
  "payment-failed": { status: 503, fault: "payment-failed" },
  "payment-without-payer": { status: 400, fault: "bad-input", detail: "[1] missing" },
};

export const refusalOf = (cause: unknown): CallRefusal | null => {
  if (!isFault(cause)) return null;
  return cause.code === "too-many-requests"
    ? tooMany(cause.retryAfter)
    : (OF_FAULTS[cause.code] ?? null);
};

export const answerRefusal = (
  c: Context,
  { status, retryAfter, ...body }: CallRefusal,
): Response => {
  if (retryAfter !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(retryAfter))));
  c.header("Cache-Control", "no-store");
  return c.json(body, status);
};
