/** Retry with backoff after a lost answer; a command keeps its idempotency key. */
import { type CallKind, KEY_HEADER, type WaitsFor, waitsForOf } from "#adapters/http/endpoint.ts";
import { idempotencyKeys } from "#adapters/http/idempotency-keys.ts";
import type { Send, SentCall } from "#adapters/http/remote-part.ts";
import { faultOf } from "#adapters/http/wire-faults.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { Fault, isFault } from "#ports/fault.ts";

interface Deps {
  fetch(path: string, init: RequestInit): Promise<Response>;
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
}

const PAUSES_MS = [500, 1_500];

const PATIENCE_MS: Readonly<Record<WaitsFor, number>> = {
  nothing: 2_500,
  processor: TIMEOUTS.pageThatPays,
  provider: TIMEOUTS.pageThatPays,
  "mail-server": TIMEOUTS.pageThatPays,
  "all-records": 600_000,
};
const LARGE_TIMEOUT_MS = 60_000;

const OFFICE = "/api/office/";

const LARGE = 100_000;

/** In letters of up to three bytes: browsers allow 64 kB for all keepalive requests together. */
const MOST_KEPT_ALIVE = 4_000;

const argumentsOf = (input: readonly unknown[]): readonly unknown[] => {
  const last = input.findLastIndex((argument) => argument !== undefined);
  return input.slice(0, last + 1);
};

const requestOf = (path: string, kind: CallKind, input: readonly unknown[], key: string) => {
  const text = JSON.stringify(input);
  if (kind === "query")
    return { url: input.length > 0 ? `${path}?input=${encodeURIComponent(text)}` : path, init: {} };
  const headers = { "Content-Type": "application/json", [KEY_HEADER]: key };
  const keepalive = kind === "command" && text.length <= MOST_KEPT_ALIVE;
  return { url: path, init: { method: "POST", headers, body: text, keepalive } };
};

const timeoutOf = (call: SentCall, { body }: RequestInit): number => {
  const isLarge = typeof body === "string" && body.length > LARGE;
  return Math.max(PATIENCE_MS[waitsForOf(call)], isLarge ? LARGE_TIMEOUT_MS : 0);
};

/** A payment is opened anew instead, and a backup's body is too large to remember. */
const isPressedAgain = (path: string, call: SentCall): boolean =>
  call.kind === "command" && path.startsWith(OFFICE) && waitsForOf(call) !== "all-records";

const lost = (cause: unknown): Fault => new Fault("shop-unreachable", undefined, { cause });

const answerOf = async (response: Response): Promise<unknown> => {
  const answer: unknown = await response.json().catch((cause: unknown) => {
    if (response.ok) throw lost(cause);
    return null;
  });
  // A refusal may have a status of its own.
  if (typeof answer === "object" && answer !== null && "value" in answer) return answer.value;
  if (!response.ok) throw faultOf(answer, response);
  throw lost(answer);
};

export const httpSend = ({ fetch, newKey, wait }: Deps): Send => {
  const once = async (url: string, call: SentCall, init: RequestInit): Promise<unknown> => {
    const end = new AbortController();
    const endAfter = (milliseconds: number) => setTimeout(() => end.abort(), milliseconds);
    let timer = endAfter(timeoutOf(call, init));
    try {
      const response = await fetch(url, { ...init, signal: end.signal }).catch((cause: unknown) => {
        throw lost(cause);
      });
      clearTimeout(timer);
      timer = endAfter(Math.max(PATIENCE_MS[waitsForOf(call)], LARGE_TIMEOUT_MS));
      return await answerOf(response);
    } finally {
      clearTimeout(timer);
    }
  };

  const untilAnswered = async (
    url: string,
    call: SentCall,
    init: RequestInit,
  ): Promise<unknown> => {
    for (const pause of PAUSES_MS) {
      try {
        return await once(url, call, init);
      } catch (fault) {
        if (!isFault(fault, "shop-unreachable")) throw fault;
      }
      await wait(pause);
    }
    return once(url, call, init);
  };

  const underKey = idempotencyKeys(newKey);

  return async (path, call, input) => {
    const args = argumentsOf(input);
    const attempt = (key: string): Promise<unknown> => {
      const { url, init } = requestOf(path, call.kind, args, key);
      return untilAnswered(url, call, init);
    };
    return isPressedAgain(path, call)
      ? underKey(`${path} ${JSON.stringify(args)}`, attempt)
      : attempt(newKey());
  };
};
