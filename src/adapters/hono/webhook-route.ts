import type { Context } from "hono";
import { readBody } from "#adapters/hono/guards.ts";
import { answerRefusal, badInput, REFUSALS, tooMany } from "#adapters/hono/refusals.ts";
import type { PaymentEvent } from "#core/payments/receive-webhook.ts";

export interface WebhookServer {
  /** What a provider sent; null where the shop takes none. */
  readonly read:
    | ((body: string, headers: Headers) => Promise<PaymentEvent | "unverified" | "ignored">)
    | null;
  hear(event: PaymentEvent): Promise<unknown>;
}

interface Deps extends WebhookServer {
  /** Seconds that the caller has to wait: each event that is read asks PayPal whether it is true. */
  waitOf(c: Context): Promise<number>;
}

const MOST_BYTES = 256_000;

const UNVERIFIED = badInput("unverified");

/** Hears what PayPal sends by itself. What comes twice, late or in another order changes nothing more. */
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
