import type { Hono } from "hono";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { createChangeHub } from "#adapters/hono/change-hub.ts";
import type { Deps as ShopDeps } from "#adapters/hono/shop-of-caller.ts";
import { createShopServer } from "#adapters/hono/shop-server.ts";
import type { WebhookServer } from "#adapters/hono/webhook-route.ts";
import { httpSend } from "#adapters/http/http-send.ts";
import { remoteShop } from "#adapters/http/remote-shop.ts";
import { jsonLog } from "#adapters/node/json-log.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ServerStore } from "#ports/server-store.ts";
import { A_MACHINE, agreeable, cleaner, noon } from "#tests/support/a-shop.ts";
import { freshCheck } from "#tests/support/credentials.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

export const ORIGIN = "http://localhost:4180";

interface Deps {
  readonly serverStore?: ServerStore;
  readonly deps?: Partial<ShopDeps>;
  readonly publicOrigin?: string;
  readonly secret?: string;
  readonly isWell?: () => Promise<boolean>;
  readonly webhook?: Partial<WebhookServer>;
}

/** A command as a browser's script sends it, but for where it comes from. */
export const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body,
});

const countingIds = () => {
  let last = 0;
  return { next: () => `ID-${++last}` };
};

/** A server that answers without a net, and all that it logged. */
export const aServer = ({
  serverStore = memoryServerStore(),
  deps = {},
  publicOrigin = ORIGIN,
  secret = "of the tests",
  isWell = async () => true,
  webhook = {},
}: Deps = {}) => {
  const logged: string[] = [];
  const log = jsonLog((line) => void logged.push(line), noon);
  const gateway = agreeable();
  const end = new AbortController();
  const app = createShopServer({
    serverStore,
    hub: createChangeHub({
      versions: serverStore.versions,
      everyMs: 10,
      onError: (cause) => log.error(cause),
    }),
    end: end.signal,
    log,
    publicOrigin,
    paypalOrigin: "",
    secret,
    addressOf: (c) => c.req.header("X-Address") ?? "127.0.0.1",
    isWell,
    webhook: { read: null, hear: async () => null, ...webhook },
    files: (_c, next) => next(),
    page: async (c) => c.html("<p>The app.</p>"),
    robots: "User-agent: *",
    sitemap: async () => "<urlset/>",
    manifest: async () => "{}",
    deps: {
      payments: { practice: gateway, paypal: gateway },
      shared: { publicUrl: ORIGIN, sendsMail: false },
      postman: null,
      clock: noon,
      ids: countingIds(),
      cleaner,
      pictureCodec: null,
      backupFormat: farmJson(nodeSha256),
      passwords: freshCheck,
      machine: A_MACHINE,
      log,
      ...deps,
    },
  });
  return { app, serverStore, logged, end };
};

/** A browser's way to the server: it keeps the cookies that it is sent. */
export const aBrowserOf = (app: Hono) => {
  const jar = new Map<string, string>();
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    if (init.method === "POST") headers.set("Sec-Fetch-Site", "same-origin");
    const response = await app.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return { fetch, jar };
};

/** A server and a browser that the owner is logged in with. */
export const anOwner = async (deps?: Deps) => {
  const server = aServer(deps);
  const browser = aBrowserOf(server.app);
  await browser.fetch("/api/counter/logIn", post('["farmgate"]'));
  return { ...server, ...browser };
};

let keys = 0;

/** The shop as such a browser has it. */
export const remoteShopOf = (fetch: ReturnType<typeof aBrowserOf>["fetch"]): Shop =>
  remoteShop(
    httpSend({ fetch, newKey: () => `key-${++keys}-of-a-test`, wait: async () => undefined }),
  );
