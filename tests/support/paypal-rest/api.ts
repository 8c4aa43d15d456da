import { setTimeout as wait } from "node:timers/promises";
import {
  capture,
  create,
  isWholeWanted,
  look,
  type Shop,
} from "#tests/support/paypal-rest/order-routes.ts";
import { refund } from "#tests/support/paypal-rest/refund-route.ts";
import type { newReplays } from "#tests/support/paypal-rest/replays.ts";
import {
  DOCUMENTS,
  notFound,
  type Reply,
  type Request,
  refusal,
} from "#tests/support/paypal-rest/replies.ts";
import { orderResource } from "#tests/support/paypal-rest/resources.ts";
import type { Tokens } from "#tests/support/paypal-rest/tokens.ts";
import {
  type Ending,
  endingAt,
  issueIn,
  type newTroubles,
  type Route,
  slownessOf,
} from "#tests/support/paypal-rest/troubles.ts";
import type { newWebhooks } from "#tests/support/paypal-rest/webhooks.ts";

/** A request that PayPal was sent, and what it was answered: no secret, and no body. */
export interface Asked {
  readonly route: Route;
  readonly path: string;
  readonly key: string | undefined;
  /** Of HTTP; or how it ended without an answer. */
  readonly answer: number | "hang" | "drop" | "html";
}

interface Deps {
  readonly shop: Shop & { nextRefund(): string | undefined };
  readonly tokens: Tokens;
  readonly replays: ReturnType<typeof newReplays>;
  readonly troubles: ReturnType<typeof newTroubles>;
  readonly webhooks: ReturnType<typeof newWebhooks>;
  readonly asked: Asked[];
}

const PATHS: readonly (readonly [Route, string, RegExp])[] = [
  ["token", "POST", /^\/v1\/oauth2\/token$/],
  ["create", "POST", /^\/v2\/checkout\/orders$/],
  ["look", "GET", /^\/v2\/checkout\/orders\/([^/]+)$/],
  ["capture", "POST", /^\/v2\/checkout\/orders\/([^/]+)\/capture$/],
  ["refund", "POST", /^\/v2\/payments\/captures\/([^/]+)\/refund$/],
  ["verify", "POST", /^\/v1\/notifications\/verify-webhook-signature$/],
];

const found = ({ method, path }: Request): { route: Route; id: string } | null => {
  const [hit] = PATHS.filter(([, verb, pattern]) => verb === method && pattern.test(path));
  if (!hit) return null;
  return { route: hit[0], id: decodeURIComponent(hit[2].exec(path)?.[1] ?? "") };
};

const JSON_TYPE = /^application\/json(?:;|$)/;

const withoutPreference = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, prefer: undefined },
});

export const payPalApi = ({ shop, tokens, replays, troubles, webhooks, asked }: Deps) => {
  const deeds: Record<Route, (request: Request, id: string) => Reply> = {
    token: (request) => tokens.give(request),
    create: (request) => create(shop, request),
    look: (_request, id) => look(shop, id),
    capture: (request, id) => capture(shop, request, id),
    refund: (request, id) => refund(shop, request, id),
    verify: (request) => webhooks.verify(request),
  };

  /** A repeat tells the latest of the order; of a refund, what was told before. */
  const retell = (request: Request, { body }: Reply) => {
    const order = shop.books.orders.get((body as { id?: string } | null)?.id ?? "");
    return () => (order ? orderResource(order, shop.origin(), isWholeWanted(request)) : body);
  };

  const refusalBefore = (route: Route, request: Request): Reply | null => {
    if (route === "token") return null;
    const isJson =
      request.method === "GET" || JSON_TYPE.test(request.headers["content-type"] ?? "");
    return tokens.refusalOf(request) ?? (isJson ? null : refusal(415, "UNSUPPORTED_MEDIA_TYPE"));
  };

  const done = (route: Route, request: Request, id: string, planned: Reply | null): Reply => {
    const known = replays.answerTo(request);
    if (known) return known;
    const reply = planned ?? deeds[route](request, id);
    replays.keep(request, reply, retell(request, reply));
    return reply;
  };

  const slowly = async (milliseconds: number, request: Request): Promise<void> => {
    if (milliseconds === 0) return;
    const name = replays.nameOf(request);
    if (name) replays.begin(name);
    await wait(milliseconds);
    if (name) replays.end(name);
  };

  const handle = async (route: Route, request: Request, id: string): Promise<Ending> => {
    const refused = refusalBefore(route, request) ?? replays.conflictWith(request);
    if (refused) return refused;
    const trouble = troubles.next(route);
    await slowly(slownessOf(trouble), request);
    const lost = endingAt(trouble, "before");
    if (lost) return lost;
    const heard = trouble === "minimal" ? withoutPreference(request) : request;
    const reply = done(route, heard, id, issueIn(trouble));
    return endingAt(trouble, "after") ?? reply;
  };

  /** What PayPal answers. */
  return async (request: Request): Promise<Ending> => {
    const hit = found(request);
    if (!hit) return notFound(DOCUMENTS.errors);
    const ending = await handle(hit.route, request, hit.id);
    asked.push({
      route: hit.route,
      path: request.path,
      key: request.headers["paypal-request-id"],
      answer: typeof ending === "object" ? ending.status : ending,
    });
    return ending;
  };
};
