import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { callerAddress } from "#adapters/hono/caller-address.ts";
import { callerOf } from "#adapters/hono/caller-cookies.ts";
import { type CallServer, callsRoute } from "#adapters/hono/calls-route.ts";
import type { ChangeHub } from "#adapters/hono/change-hub.ts";
import { changeStream } from "#adapters/hono/change-stream.ts";
import { describeCalls } from "#adapters/hono/describe-calls.ts";
import { safeHeaders } from "#adapters/hono/headers.ts";
import { createLimiter } from "#adapters/hono/limiter.ts";
import { WEBHOOKS } from "#adapters/hono/limits.ts";
import { PICTURE_PATHS, picturesRoute } from "#adapters/hono/pictures-route.ts";
import { answerRefusal, REFUSALS, refusalOf } from "#adapters/hono/status-codes.ts";
import { type WebhookServer, webhookRoute } from "#adapters/hono/webhook-route.ts";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { BLOG, ROUTES } from "#core/routes.ts";

interface Deps extends Omit<CallServer, "limiter"> {
  readonly hub: ChangeHub;
  readonly end: AbortSignal;
  readonly paypalOrigin: string;
  readonly files: MiddlewareHandler;
  page(c: Context): Promise<Response>;
  readonly robots: string;
  sitemap(): Promise<string>;
  manifest(): Promise<string>;
  isWell(): Promise<boolean>;
  readonly webhook: WebhookServer;
  readonly log: JsonLog;
}

const LONGEST_LOGGED = 200;

/** Cut between segments: half a secret might not be redacted. */
const loggedPath = (path: string): string =>
  path.length > LONGEST_LOGGED
    ? `${path.slice(0, path.lastIndexOf("/", LONGEST_LOGGED) + 1)}…`
    : path;

export const createShopServer = (deps: Deps): Hono => {
  const addressOf = (c: Context): string => callerAddress(deps.addressOf(c));
  const limiter = createLimiter(deps.serverStore.rate, () => performance.now());
  const app = new Hono();
  const isHttps = deps.publicOrigin.startsWith("https:");
  const description = JSON.stringify(describeCalls());

  app.use(requestId({ headerName: "" }));
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round(performance.now() - began);
    deps.log.info("request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms,
    });
  });
  app.use(safeHeaders({ isHttps, paypalOrigin: deps.paypalOrigin }));

  app.onError((cause, c) => {
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    const about = { requestId: c.get("requestId") };
    const refusal = refusalOf(cause);
    if (!refusal || refusal.status >= 500) deps.log.error(cause, "error", about);
    return refusal
      ? answerRefusal(c, refusal)
      : c.json({ fault: "failed", ...about }, 500, { "Cache-Control": "no-store" });
  });

  app.get("/healthz", async (c) =>
    (await deps.isWell())
      ? c.text("ok", 200, { "Cache-Control": "no-store" })
      : c.text("the database does not answer", 503),
  );
  app.get("/api", (c) =>
    c.body(description, 200, { "Content-Type": "application/json", "Cache-Control": "no-cache" }),
  );
  const changes = changeStream({
    ...deps,
    addressOf,
    personOf: (c) => callerOf(c, { ...deps, isHttps }).sessions.person(),
  });
  app.get("/api/changes", async (c): Promise<Response> => {
    const isAsked = c.req.method !== "HEAD";
    return isAsked ? changes(c) : c.body(null, 200, { "Cache-Control": "no-store" });
  });
  for (const path of ["/api", "/api/changes", "/healthz"])
    app.all(path, (c) => answerRefusal(c, REFUSALS.wrongMethod));
  app.post(
    "/api/paypal/webhook",
    webhookRoute({
      ...deps.webhook,
      waitOf: (c) => limiter.take(WEBHOOKS, "webhook", addressOf(c)),
    }),
  );
  app.all("/api/paypal/webhook", (c) => answerRefusal(c, REFUSALS.wrongMethod));
  app.all("/api/:part/:name", callsRoute({ ...deps, addressOf, limiter }));
  app.all("/api/*", (c) => answerRefusal(c, REFUSALS.unknownCall));

  app.get("/robots.txt", (c) => c.text(deps.robots));
  app.get("/manifest.webmanifest", async (c) =>
    c.body(await deps.manifest(), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "no-cache",
    }),
  );
  app.get("/sitemap.xml", async (c) =>
    c.body(await deps.sitemap(), 200, { "Content-Type": "application/xml" }),
  );
  app.get(BLOG, (c) => c.redirect(ROUTES.posts, 301));
  const pictures = picturesRoute(deps.serverStore.storeFor(null).records.pictures);
  for (const path of PICTURE_PATHS) app.get(path, pictures);
  app.use(deps.files);
  app.get("*", (c) => deps.page(c));
  app.all("*", (c) => answerRefusal(c, REFUSALS.wrongMethod));
  return app;
};
