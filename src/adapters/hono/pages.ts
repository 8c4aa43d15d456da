import { createHash, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";

/** What a page says of itself before its script runs. */
export interface PageHead {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
}

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

interface Given {
  /** The built page. */
  readonly html: string;
  readonly settings: PageSettings;
  /** The script of the shop on a server, and what it starts with. */
  readonly script: string;
  readonly preloads: readonly string[];
  headOf(path: string): Promise<PageHead>;
}

interface Sent {
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const MOST_KEPT = 500;
const LONGEST_PATH = 2_000;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const pack = async (html: string): Promise<Sent> => {
  const plain = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    plain,
    tag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    br: await promisify(brotliCompress)(plain, quality),
    gzip: await promisify(gzip)(plain),
  };
};

const SETTINGS = /<script type="application\/json" id="shop">[^<]*<\/script>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** The built page as the start of the shop on a server, with its settings in it. */
const pageOf = (
  { html, script, preloads }: Given,
  settings: PageSettings,
  { title, description }: PageHead,
): string => {
  const parts: readonly [RegExp, string][] = [
    [PRELOADS, ""],
    [SETTINGS, `<script type="application/json" id="shop">${scriptText(settings)}</script>`],
    [TITLE, `<title>${escaped(title)}</title>`],
    [DESCRIPTION, `<meta name="description" content="${escaped(description)}">`],
    [
      SCRIPT,
      [
        `<script type="module" crossorigin src="${script}"></script>`,
        ...preloads.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
      ].join(""),
    ],
  ];
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), html);
};

const encodingOf = (c: Context): "br" | "gzip" | "plain" => {
  const accepted = c.req.header("Accept-Encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "plain";
};

/** Serves the app from memory for every route. The till is sent anew each time, with a nonce of its own. */
export const pagesRoute = (given: Given) => {
  const kept = new Map<string, Promise<Sent>>();

  const packed = (head: PageHead): Promise<Sent> => {
    const key = JSON.stringify(head);
    const known = kept.get(key) ?? pack(pageOf(given, given.settings, head));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, known);
    return known;
  };

  const till = async (c: Context, head: PageHead): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    c.header("Cache-Control", "no-store");
    return c.html(pageOf(given, { ...given.settings, nonce }, head), head.status);
  };

  return async (c: Context): Promise<Response> => {
    if (c.req.path.length > LONGEST_PATH) return c.text("too long", 413);
    const head = await given.headOf(c.req.path);
    if (/^\/checkout\/?$/.test(c.req.path)) return till(c, head);
    const page = await packed(head);
    c.header("Cache-Control", "no-cache");
    c.header("ETag", page.tag);
    c.header("Vary", "Accept-Encoding");
    const known = c.req.header("If-None-Match")?.replace(/^W\//, "");
    if (head.status === 200 && known === page.tag) return c.body(null, 304);
    const encoding = encodingOf(c);
    if (encoding !== "plain") c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=utf-8");
    return c.body(new Uint8Array(page[encoding]), head.status);
  };
};
