/** Server-side rendering behind a cache. The checkout gets a new nonce at each request. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Versions } from "#adapters/hono/change-hub.ts";
import {
  encodingOf,
  type PackedPage,
  packedBytes,
  packPage,
} from "#adapters/hono/compressed-page.ts";
import type { MadePage, PageSettings } from "#adapters/hono/made-page.ts";
import { memoizeFor } from "#adapters/hono/memoize-for.ts";
import { topicCache } from "#adapters/hono/topic-cache.ts";
import type { JsonLog } from "#adapters/node/json-log.ts";
import type { Day } from "#core/shared/day.ts";

interface Deps {
  readonly settings: PageSettings;
  make(address: string, versions: Versions): Promise<MadePage>;
  addressOf(path: string, search: string): string;
  makeBare(path: string): MadePage;
  versions(): Promise<Versions>;
  today(): Day;
  readonly now: () => number;
  readonly log: JsonLog;
}

const MOST_BYTES = 32_000_000;
const BYTES_A_SIGN = 2;
const LONGEST_PATH = 2_000;
const LOOK_EVERY_MS = 1_000;

const isCheckout = (path: string): boolean => /^\/checkout\/?$/.test(path);

export const pagesRoute = (deps: Deps) => {
  const { settings, make, addressOf, makeBare, versions, today, now, log } = deps;
  const moment = memoizeFor(
    async () => ({ day: today(), versions: await versions() }),
    now,
    LOOK_EVERY_MS,
  );
  const packed = new WeakMap<MadePage, Promise<PackedPage>>();
  const checkouts = topicCache<MadePage>({ mostBytes: MOST_BYTES, moment });
  const pages = topicCache<PackedPage>({ mostBytes: MOST_BYTES, moment });

  const asked = (c: Context): string => addressOf(c.req.path, new URL(c.req.url).search);

  const pack = (page: MadePage): Promise<PackedPage> => {
    const known = packed.get(page) ?? packPage(page.htmlWith(settings), page.status);
    packed.set(page, known);
    return known;
  };

  const checkoutAt = (address: string): Promise<MadePage> =>
    checkouts(address, async (of) => {
      const page = await make(address, of);
      const bytes = BYTES_A_SIGN * page.htmlWith(settings).length;
      return { value: page, bytes, reads: page.reads };
    });

  const pageAt = (address: string): Promise<PackedPage> =>
    pages(address, async (of) => {
      const page = await make(address, of);
      const sent = await pack(page);
      return { value: sent, bytes: packedBytes(sent), reads: page.reads };
    });

  const bareAfter =
    (c: Context) =>
    (cause: unknown): MadePage => {
      log.error(cause, "page", { requestId: c.get("requestId") });
      return makeBare(c.req.path);
    };

  const sendCheckout = async (c: Context): Promise<Response> => {
    const page = await checkoutAt(asked(c)).catch(bareAfter(c));
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    c.header("Cache-Control", "no-store");
    return c.html(page.htmlWith({ ...settings, nonce }), page.status) as Response;
  };

  const sendPage = async (c: Context): Promise<Response> => {
    const sent = await pageAt(asked(c)).catch((cause) => pack(bareAfter(c)(cause)));
    c.header("Cache-Control", "no-cache");
    c.header("ETag", sent.tag);
    c.header("Vary", "Accept-Encoding");
    const known = c.req.header("If-None-Match")?.replace(/^W\//, "");
    if (sent.status === 200 && known === sent.tag) return c.body(null, 304);
    const encoding = encodingOf(c);
    if (encoding !== "plain") c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=utf-8");
    return c.body(sent[encoding], sent.status);
  };

  return async (c: Context): Promise<Response> => {
    const { path } = c.req;
    if (path.length > LONGEST_PATH) return c.text("too long", 413);
    return isCheckout(path) ? sendCheckout(c) : sendPage(c);
  };
};
