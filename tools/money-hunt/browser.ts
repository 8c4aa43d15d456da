import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Dice } from "./dice.ts";

/** An answer of the shop's; null where none came. */
export type Answer = { readonly status: number; readonly body: unknown } | null;

const TRY_MS = 12_000;
const LONGEST_PAUSE_MS = 600;

const remember = (jar: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
};

let people = 0;

/** An address of its own: the shop lets one address open so many payments. */
const newAddress = (): string => {
  people += 1;
  return `10.${Math.floor(people / 65_025)}.${Math.floor(people / 255) % 255}.${people % 255}`;
};

const isOver = (answer: Answer): boolean =>
  answer !== null && answer.status < 500 && answer.status !== 429;

/** A browser with its own cookies, which reaches one server or another. */
export const browser = (urls: readonly string[], dice: Dice) => {
  const jar = new Map<string, string>();
  const address = newAddress();

  const send = async (path: string, input: readonly unknown[], key: string): Promise<Answer> => {
    try {
      const response = await fetch(`${dice.pick(urls)}/api/${path}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": key,
          "X-Forwarded-For": address,
          Cookie: [...jar].map((pair) => pair.join("=")).join("; "),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(TRY_MS),
      });
      remember(jar, response.headers);
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    }
  };

  return {
    /** Asks once: a caller without an answer goes away. */
    ask: (path: string, ...input: readonly unknown[]) => send(path, input, randomUUID()),
    /** Asks under one key until there is an answer, so many times at most. */
    askUntilAnswered: async (
      tries: number,
      path: string,
      ...input: readonly unknown[]
    ): Promise<Answer> => {
      const key = randomUUID();
      let answer = await send(path, input, key);
      for (let time = 1; time < tries && !isOver(answer); time += 1) {
        await wait(dice.between(100, LONGEST_PAUSE_MS));
        answer = await send(path, input, key);
      }
      return answer;
    },
  };
};

export type Browser = ReturnType<typeof browser>;

interface Accepted {
  readonly value: { readonly ok: true; readonly value: unknown };
}

/** What a use case has answered, where it didn't refuse. */
export const acceptedIn = <Value>(answer: Answer): Value | null => {
  const { value } = (answer?.status === 200 ? answer.body : {}) as Partial<Accepted>;
  return value?.ok ? (value.value as Value) : null;
};

/** What a use case has answered, also a refusal. */
export const answeredIn = <Value>(answer: Answer): Value => {
  if (answer?.status !== 200) throw new Error(`The shop answers ${JSON.stringify(answer)}.`);
  return (answer.body as { readonly value: Value }).value;
};
