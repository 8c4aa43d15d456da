import { KEY_HEADER, type Travel } from "#adapters/http/calls.ts";
import type { Send } from "#adapters/http/remote-shop.ts";
import { faultOf } from "#adapters/http/wire-faults.ts";
import { Fault, isFault } from "#ports/fault.ts";

interface Surroundings {
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** A text that no other command was sent with. */
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
}

/** A lost answer is asked for again after so many milliseconds: three tries within ten seconds. */
const PAUSES_MS = [500, 1_500];

const PATIENCE_MS = 2_500;

/** Arguments that are left out at the end don't travel. */
const argumentsOf = (input: readonly unknown[]): readonly unknown[] => {
  const last = input.findLastIndex((argument) => argument !== undefined);
  return input.slice(0, last + 1);
};

const requestOf = (path: string, travel: Travel, input: readonly unknown[], key: string) => {
  const text = JSON.stringify(input);
  if (travel === "read")
    return { url: input.length > 0 ? `${path}?input=${encodeURIComponent(text)}` : path, init: {} };
  const headers = { "Content-Type": "application/json", [KEY_HEADER]: key };
  return { url: path, init: { method: "POST", headers, body: text } };
};

const lost = (cause: unknown): Fault => new Fault("shop-unreachable", undefined, { cause });

const answerOf = async (response: Response): Promise<unknown> => {
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw faultOf(answer, response.headers.get("Retry-After"));
  return (answer as { value?: unknown } | null)?.value ?? null;
};

/** Sends calls by `fetch`. One whose answer was lost is sent again: a command with the same key, so that it is done once. */
export const httpSend = ({ fetch, newKey, wait }: Surroundings): Send => {
  const once = async (url: string, init: RequestInit): Promise<unknown> => {
    const patience = init.body && String(init.body).length > 100_000 ? 60_000 : PATIENCE_MS;
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) }).catch(
      (cause: unknown) => {
        throw lost(cause);
      },
    );
    return answerOf(response);
  };

  return async (path, travel, input) => {
    const { url, init } = requestOf(path, travel, argumentsOf(input), newKey());
    for (const pause of PAUSES_MS) {
      try {
        return await once(url, init);
      } catch (fault) {
        if (!isFault(fault, "shop-unreachable")) throw fault;
      }
      await wait(pause);
    }
    return once(url, init);
  };
};
