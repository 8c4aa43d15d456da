import {
  DOCUMENTS,
  malformed,
  type Reply,
  type Request,
  refusal,
} from "#tests/support/paypal-rest/replies.ts";

const LONGEST_KEY = 108;

/** Told again, an answer tells of now. */
export type Retell = () => unknown;

interface Told {
  readonly status: number;
  readonly document: string;
  readonly body: Retell;
}

const PROCESSED = [200, 201, 422];

const isProcessed = ({ status, body }: Reply): boolean =>
  PROCESSED.includes(status) && !JSON.stringify(body).includes("ORDER_COMPLETION_IN_PROGRESS");

/**
 * PayPal-Request-Id: what was processed under one is answered the same again, and done no more; what is sent while
 * it is being processed is turned away. A request that never came through leaves nothing.
 */
export const newReplays = () => {
  const told = new Map<string, Told>();
  const underWay = new Set<string>();
  const nameOf = ({ path, headers }: Request): string | null => {
    const key = headers["paypal-request-id"];
    return key === undefined ? null : `${path} ${key}`;
  };
  return {
    nameOf,
    begin: (name: string): void => void underWay.add(name),
    end: (name: string): void => void underWay.delete(name),
    /** The same is being done already, or its name is too long. */
    conflictWith: (request: Request): Reply | null => {
      if ((request.headers["paypal-request-id"] ?? "").length > LONGEST_KEY)
        return malformed([{ issue: "INVALID_STRING_LENGTH" }], DOCUMENTS.idempotency);
      return underWay.has(nameOf(request) ?? "")
        ? refusal(409, "RESOURCE_CONFLICT", [{ issue: "PREVIOUS_REQUEST_IN_PROGRESS" }])
        : null;
    },
    /** What was done before; null where it is to be done. */
    answerTo: (request: Request): Reply | null => {
      const before = told.get(nameOf(request) ?? "");
      if (!before) return null;
      const status = before.status === 201 ? 200 : before.status;
      return { status, body: before.body(), document: DOCUMENTS.idempotency };
    },
    keep: (request: Request, reply: Reply, retell: Retell): void => {
      const name = nameOf(request);
      if (name !== null && isProcessed(reply))
        told.set(name, { ...reply, body: reply.status < 400 ? retell : () => reply.body });
    },
  };
};
