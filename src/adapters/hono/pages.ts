import { createHash, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { Versions } from "#adapters/hono/change-hub.ts";

/** What the script is told of the shop that it belongs to. */
export interface PageSettings {
  readonly home: "server";
  readonly isPractice: boolean;
  /** Whether a power cut may lose orders that were paid. */
  readonly fearsPowerCuts: boolean;
  /** Null where PayPal is not set. `script` is the address of its script for the browser. */
  readonly paypal: { readonly clientId: string; readonly script: string } | null;
  readonly nonce?: string;
}

/** A page that was made, for whatever settings are put into it. */
export interface MadePage {
  readonly status: 200 | 404;
  htmlWith(settings: PageSettings): string;
  /** The topics of which it shows something; null for what must not be kept. */
  readonly reads: readonly (keyof Versions)[] | null;
}

interface Given {
  readonly settings: PageSettings;
  /** `versions` are those of the records that the page is made of, or older. */
  make(path: string, versions: Versions): Promise<MadePage>;
  /** Where the database can't be asked. */
  makeBare(path: string): MadePage;
  versions(): Promise<Versions>;
  readonly now: () => number;
}

interface Sent {
  readonly status: 200 | 404;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface Kept {
  readonly page: MadePage;
  readonly versions: Versions;
  readonly sent: () => Promise<Sent>;
}

const MOST_KEPT = 500;
const LONGEST_PATH = 2_000;
/** A change shows on pages that are asked for so much later. */
const LOOK_EVERY_MS = 1_000;

const pack = async (html: string, status: 200 | 404): Promise<Sent> => {
  const plain = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    status,
    plain,
    tag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    br: await promisify(brotliCompress)(plain, quality),
    gzip: await promisify(gzip)(plain),
  };
};

const encodingOf = (c: Context): "br" | "gzip" | "plain" => {
  const accepted = c.req.header("Accept-Encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "plain";
};

/** Asks once for all who ask within a second. */
const lately = <Value>(ask: () => Promise<Value>, now: () => number): (() => Promise<Value>) => {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> | undefined;
  return () => {
    if (!answer || now() - asked >= LOOK_EVERY_MS) {
      asked = now();
      answer = ask();
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
};

/**
 * Answers with pages. Each is made once and kept until a topic changes that it shows, so that it costs what a file
 * costs. The till is sent anew each time, with a nonce of its own.
 */
export const pagesRoute = ({ settings, make, makeBare, versions, now }: Given) => {
  const kept = new Map<string, Promise<Kept>>();
  const latest = lately(versions, now);

  const keep = async (path: string, current: Versions): Promise<Kept> => {
    const page = await make(path, current);
    let sent: Promise<Sent> | undefined;
    const send = () => {
      sent ??= pack(page.htmlWith(settings), page.status);
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
    const sent = () => pack(page.htmlWith(settings), page.status);
    return { page, versions: {} as Versions, sent };
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
