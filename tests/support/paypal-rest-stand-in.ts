import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Asked, payPalApi } from "#tests/support/paypal-rest/api.ts";
import { MABEL, newBooks } from "#tests/support/paypal-rest/books.ts";
import { type Controls, newControls, type Plans } from "#tests/support/paypal-rest/controls.ts";
import { parsed } from "#tests/support/paypal-rest/order-routes.ts";
import { newReplays } from "#tests/support/paypal-rest/replays.ts";
import type { Request } from "#tests/support/paypal-rest/replies.ts";
import { sdkScript } from "#tests/support/paypal-rest/sdk-script.ts";
import { newTokens } from "#tests/support/paypal-rest/tokens.ts";
import { type Ending, newTroubles } from "#tests/support/paypal-rest/troubles.ts";
import { newWebhooks } from "#tests/support/paypal-rest/webhooks.ts";

/** What a shop is set up with to meet the stand-in. */
export const CREDENTIALS = {
  clientId: "stand-in-client",
  clientSecret: "stand-in-secret",
  webhookId: "WEBHOOK-STAND-IN",
} as const;

interface Options {
  /** Left out: any that is free. */
  readonly port?: number;
  readonly tokenSeconds?: number;
  /** ISO 8601. Left out: an instant that never passes. */
  readonly now?: () => string;
}

export interface PayPalRestStandIn extends Controls {
  /** What PAYPAL_API is set to. */
  readonly origin: string;
  stop(): Promise<void>;
}

const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

const read = async (request: IncomingMessage): Promise<Request> => ({
  method: request.method ?? "GET",
  path: new URL(request.url ?? "/", "http://stand-in").pathname,
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
  ),
  text: Buffer.concat(await request.toArray()).toString(),
});

const answer = (response: ServerResponse, ending: Ending): void => {
  if (ending === "hang") return;
  if (ending === "drop") return void response.socket?.destroy();
  if (ending === "html") return void response.writeHead(200).end("<h1>Welcome</h1>");
  const headers = { "Content-Type": "application/json", "X-Document": ending.document };
  response.writeHead(ending.status, headers).end(JSON.stringify(ending.body));
};

/** What a test does over HTTP: `POST /stand-in/<name>`, a JSON list of arguments, answered `{ "value": … }`. */
const control = async (controls: Controls, { path, text }: Request) => {
  const name = path.slice("/stand-in/".length);
  const deed = Object.hasOwn(controls, name) ? controls[name as keyof Controls] : null;
  if (!deed) return { status: 404, body: { error: `unknown: ${name}` } };
  try {
    const args = text === "" ? [] : (parsed(text) as unknown[]);
    const value: unknown = await (deed as (...args: unknown[]) => unknown)(...args);
    return { status: 200, body: { value: value ?? null } };
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : "failed" } };
  }
};

const sendScript = (response: ServerResponse, url: URL, origin: string): void => {
  const isOfShop = url.searchParams.get("client-id") === CREDENTIALS.clientId;
  response
    .writeHead(isOfShop ? 200 : 400, { "Content-Type": "application/javascript" })
    .end(isOfShop ? sdkScript(origin) : "throw new Error('client-id not recognized')");
};

/** Starts what plays PayPal's REST API and its browser script on a port of this machine. */
export const startPayPal = async ({
  port = 0,
  tokenSeconds = 32_400,
  now,
}: Options = {}): Promise<PayPalRestStandIn> => {
  const books = newBooks(now);
  const plans: Plans = { captures: [], refunds: [], deed: "approves", buyer: MABEL, isDown: false };
  const tokens = newTokens({ ...CREDENTIALS, tokenSeconds });
  const troubles = newTroubles();
  const asked: Asked[] = [];
  let origin = "";
  const webhooks = newWebhooks(books, CREDENTIALS.webhookId, () => origin);
  const controls = newControls({ books, plans, tokens, troubles, webhooks, asked });
  const shop = {
    books,
    origin: () => origin,
    nextCapture: () => plans.captures.shift() ?? {},
    nextRefund: () => plans.refunds.shift(),
  };
  const api = payPalApi({ shop, tokens, replays: newReplays(), troubles, webhooks, asked });

  const serveControl = async (request: Request, response: ServerResponse): Promise<void> => {
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    const { status, body } = await control(controls, request);
    const headers = { "Content-Type": "application/json", ...CORS };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    if (request.path.startsWith("/stand-in/")) return serveControl(request, response);
    if (plans.isDown) return void incoming.socket.destroy();
    if (request.path === "/sdk/js")
      return sendScript(response, new URL(incoming.url ?? "/", origin), origin);
    return answer(response, await api(request));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...controls,
    origin,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
