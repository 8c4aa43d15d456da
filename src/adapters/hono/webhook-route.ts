/** PayPal's webhooks: receiving one is idempotent, in any order. */
import type { Context } from "hono";
import { readBody } from "#adapters/hono/guards.ts";
import { answerRefusal, badInput, REFUSALS, tooMany } from "#adapters/hono/status-codes.ts";
import type { PaymentEvent } from "#core/payments/receive-webhook.ts";

export interface WebhookServer {
  readonly read:
    | ((body: string, headers: Headers) => Promise<PaymentEvent | "unverified" | "ignored">)
    | null;
  hear(event: PaymentEvent): Promise<unknown>;
}

interface Deps extends WebhookServer {
  waitOf(c: Context): Promise<number>;
}

const MOST_BYTES = 256_000;

const UNVERIFIED = badInput("unverified");

export const webhookRoute =
  ({ read, hear, waitOf }: Deps) =>
  async (c: Context): Promise<Response> => {
    if (!read) return answerRefusal(c, UNVERIFIED);
    const wait = await waitOf(c);
    if (wait > 0) return answerRefusal(c, tooMany(wait));
    const body = await readBody(c.req, MOST_BYTES);
    if (body === null) return answerRefusal(c, REFUSALS.tooLarge);
    const event = await read(body, c.req.raw.headers);
    if (event === "unverified") return answerRefusal(c, UNVERIFIED);
    if (event !== "ignored") await hear(event);
    return c.json({ value: null }, 200, { "Cache-Control": "no-store" });
  };
