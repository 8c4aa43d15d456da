import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Versions } from "#adapters/hono/change-hub.ts";
import { lately } from "#adapters/hono/lately.ts";
import type { MadePage, PageSettings } from "#adapters/hono/made-page.ts";
import { encodingOf, type PackedPage, packPage } from "#adapters/hono/packed-page.ts";

interface Given {
  readonly settings: PageSettings;
  /** `versions` are those of the records that the page is made of, or older. */
  make(path: string, versions: Versions): Promise<MadePage>;
  /** Where the database can't be asked. */
  makeBare(path: string): MadePage;
  versions(): Promise<Versions>;
  readonly now: () => number;
}

interface Kept {
  readonly page: MadePage;
  readonly versions: Versions;
  readonly sent: () => Promise<PackedPage>;
}

const MOST_KEPT = 500;
const LONGEST_PATH = 2_000;
/** A change shows on pages that are asked for so much later. */
const LOOK_EVERY_MS = 1_000;

/**
 * Answers with pages. Each is made once and kept until a topic changes that it shows, so that it costs what a file
 * costs. The till is sent anew each time, with a nonce of its own.
 */
export const pagesRoute = ({ settings, make, makeBare, versions, now }: Given) => {
  const kept = new Map<string, Promise<Kept>>();
  const latest = lately(versions, now, LOOK_EVERY_MS);

  const keep = async (path: string, current: Versions): Promise<Kept> => {
    const page = await make(path, current);
    let sent: Promise<PackedPage> | undefined;
    const send = () => {
      sent ??= packPage(page.htmlWith(settings), page.status);
      return sent;
    };
    return { page, versions: current, sent: send };
  };

  const isNew = ({ page, versions: made }: Kept, current: Versions): boolean =>
    page.reads?.every((topic) => made[topic] === current[topic]) ?? false;

  const makeAnew = async (path: string, current: Versions): Promise<Kept> => {
    const making = keep(path, current);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(path, making);
    const page = await making.catch((cause: unknown) => {
      kept.delete(path);
      throw cause;
    });
    if (page.page.reads === null) kept.delete(path);
    return page;
  };

  const made = async (path: string): Promise<Kept> => {
    const current = await latest();
    for (let last = kept.get(path); last; last = kept.get(path)) {
      const page = await last.catch(() => null);
      if (page && isNew(page, current)) return page;
      // Whoever sees first that it is old makes it for all who wait.
      if (kept.get(path) === last) break;
    }
    return makeAnew(path, current);
  };

  /** Without its database the shop still shows its page. */
  const bare = (path: string): Kept => {
    const page = makeBare(path);
    return {
      page,
      versions: {} as Versions,
      sent: () => packPage(page.htmlWith(settings), page.status),
    };
  };

  const till = (c: Context, { page }: Kept): Response => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    c.header("Cache-Control", "no-store");
    return c.html(page.htmlWith({ ...settings, nonce }), page.status) as Response;
  };

  return async (c: Context): Promise<Response> => {
    const { path } = c.req;
    if (path.length > LONGEST_PATH) return c.text("too long", 413);
    const page = await made(path).catch(() => bare(path));
    if (/^\/checkout\/?$/.test(path)) return till(c, page);
    const sent = await page.sent();
    c.header("Cache-Control", "no-cache");
    c.header("ETag", sent.tag);
    c.header("Vary", "Accept-Encoding");
    const known = c.req.header("If-None-Match")?.replace(/^W\//, "");
    if (sent.status === 200 && known === sent.tag) return c.body(null, 304);
    const encoding = encodingOf(c);
    if (encoding !== "plain") c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=utf-8");
    return c.body(new Uint8Array(sent[encoding]), sent.status);
  };
};
