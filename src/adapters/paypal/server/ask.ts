import { accessToken } from "#adapters/paypal/server/access-token.ts";
import type { Answer } from "#adapters/paypal/server/answer.ts";
import { type PayPalDeps, PROVIDER_TIMEOUTS } from "#adapters/paypal/server/paypal-deps.ts";
import { tries } from "#adapters/paypal/server/tries.ts";
import { isFault } from "#ports/fault.ts";

export interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
  readonly key?: string;
}

const UNAUTHORIZED = 401;

const initOf = ({ method, body, key }: Question, token: string): RequestInit => ({
  method,
  headers: {
    Authorization: `Bearer ${token}`,
    Accept: "application/json",
    ...(body !== undefined && {
      "Content-Type": "application/json",
      Prefer: "return=representation",
    }),
    ...(key !== undefined && { "PayPal-Request-Id": key }),
  },
  ...(body !== undefined && { body }),
});

const afterLossOf = (first: Answer, second: Answer): Answer =>
  first.kind === "refused" && second.kind === "refused"
    ? { ...second, isAfterLoss: second.isAfterLoss || first.isAfterLoss }
    : second;

export const payPalAsk = (deps: PayPalDeps) => {
  const send = tries(deps);
  const token = accessToken(deps, send);

  const withToken = async (question: Question, end: AbortSignal) => {
    const taken = await token.get(end);
    const url = `${deps.api}${question.path}`;
    const answer = await send({ url, init: initOf(question, taken) }, end);
    const isTokenOver = answer.kind === "refused" && answer.status === UNAUTHORIZED;
    if (isTokenOver) token.forget(taken);
    return { answer, isTokenOver };
  };

  const orLost = (cause: unknown): Answer => ({
    kind: "lost",
    why: isFault(cause) ? cause.message : "time is over",
  });

  return {
    end: (): AbortSignal => AbortSignal.timeout(deps.timeouts?.callMs ?? PROVIDER_TIMEOUTS.callMs),
    ask: async (question: Question, end: AbortSignal): Promise<Answer> => {
      try {
        const first = await withToken(question, end);
        if (!first.isTokenOver) return first.answer;
        return afterLossOf(first.answer, (await withToken(question, end)).answer);
      } catch (cause) {
        return orLost(cause);
      }
    },
  };
};

export type PayPalAsk = ReturnType<typeof payPalAsk>;
