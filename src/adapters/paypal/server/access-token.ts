/** OAuth 2 client credentials: one token for all requests, memoized until a minute before its end. */
import * as v from "valibot";
import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import { type PayPalDeps, PROVIDER_TIMEOUTS } from "#adapters/paypal/server/paypal-deps.ts";
import { before, type Send } from "#adapters/paypal/server/tries.ts";
import { Fault } from "#ports/fault.ts";

const LAST_MS = 60_000;

const Token = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/)),
  expires_in: v.pipe(v.number(), v.finite()),
});

interface Kept {
  readonly token: string;
  readonly until: number;
}

const credentials = (clientId: string, clientSecret: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${clientId}:${clientSecret}`)));

const kept = (answer: Answer, askedAt: number): Kept => {
  const read = v.safeParse(Token, answer.kind === "done" ? answer.body : undefined);
  if (!read.success) throw new Fault("payment-unreachable", `No token: ${described(answer)}`);
  const { access_token: token, expires_in } = read.output;
  return { token, until: askedAt + expires_in * 1_000 - LAST_MS };
};

export const accessToken = (
  { api, clientId, clientSecret, clock, timeouts = PROVIDER_TIMEOUTS }: PayPalDeps,
  send: Send,
) => {
  let last: Kept | null = null;
  let asking: Promise<string> | null = null;

  const now = (): number => Date.parse(clock.now());

  const request = {
    url: `${api}/v1/oauth2/token`,
    init: {
      method: "POST",
      headers: {
        Authorization: `Basic ${credentials(clientId, clientSecret)}`,
        "Content-Type": "application/x-www-form-urlencoded",
        Accept: "application/json",
      },
      body: "grant_type=client_credentials",
    },
  };

  const ask = async (): Promise<string> => {
    try {
      const askedAt = now();
      last = kept(await send(request, AbortSignal.timeout(timeouts.callMs)), askedAt);
      return last.token;
    } finally {
      asking = null;
    }
  };

  return {
    get: async (end: AbortSignal): Promise<string> => {
      if (last && now() < last.until) return last.token;
      asking ??= ask();
      return before(end, asking);
    },
    forget: (token: string): void => {
      if (last?.token === token) last = null;
    },
  };
};
