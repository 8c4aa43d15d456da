import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { Versions } from "#adapters/hono/change-hub.ts";
import { safeHeaders } from "#adapters/hono/headers.ts";
import type { MadePage, PageSettings } from "#adapters/hono/made-page.ts";
import { pagesRoute } from "#adapters/hono/pages.ts";
import { EARLY_SCRIPT } from "#adapters/html/early-script.ts";
import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";
import { jsonLog } from "#adapters/node/json-log.ts";

type Topic = "prices" | "posts";

const SETTINGS: PageSettings = {
  home: "server",
  isPractice: true,
  sendsMail: true,
  paypal: null,
};

const LARGE = "x".repeat(4_000_000);

const READS: Readonly<Record<string, readonly Topic[]>> = {
  "/": ["prices"],
  "/story": ["posts"],
  "/checkout": [],
  "/checkout/": [],
};

const aSite = ({ isHttps = false, paypalOrigin = "" } = {}) => {
  const app = new Hono();
  const versions = { prices: 1, posts: 1 } as Record<Topic, number>;
  let time = 0;
  let fails = false;
  let made = 0;
  let asked = 0;
  let day = "2026-12-31";
  const lines: string[] = [];
  const made404 = { status: 404, reads: null, htmlWith: () => "<title>Lost</title>" } as const;
  const makeBare = (): MadePage => ({ status: 200, reads: [], htmlWith: () => "bare" });
  app.use(safeHeaders({ isHttps, paypalOrigin }));
  app.get(
    "*",
    pagesRoute({
      settings: SETTINGS,
      makeBare,
      addressOf: (path) => path.replace(/^\/(?:lost|astray)\/.*/, "/lost"),
      today: () => day,
      log: jsonLog((line) => void lines.push(line), { now: () => "2026-12-31T12:00:00.000Z" }),
      make: async (path, of) => {
        made += 1;
        if (path.startsWith("/large/"))
          return { status: 200, reads: ["posts"], htmlWith: () => LARGE };
        if (path === "/lost") return { ...made404, reads: [] };
        if (fails) throw new Error("no database");
        const reads = READS[path];
        const number = made;
        return reads
          ? {
              status: 200,
              reads,
              htmlWith: (settings) =>
                `${path} ${number} of prices ${of.prices}, ${JSON.stringify(settings)}`,
            }
          : made404;
      },
      versions: async () => {
        asked += 1;
        if (fails) throw new Error("no database");
        return { ...versions } as unknown as Versions;
      },
      now: () => time,
    }),
  );
  return Object.assign(app, {
    change: (topic: Topic) => {
      versions[topic] += 1;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: (isFailing: boolean) => {
      fails = isFailing;
    },
    begin: (next: string) => {
      day = next;
    },
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    made: () => made,
    asked: () => asked,
    textOf: async (path: string) => (await app.request(path)).text(),
  });
};

describe("a page of the shop on a server", () => {
  test("is rendered once, of the versions read before", async () => {
    const site = aSite();
    expect(await site.textOf("/")).toBe(`/ 1 of prices 1, ${JSON.stringify(SETTINGS)}`);
    site.pass(5_000);
    expect(await site.textOf("/")).toContain("/ 1 of");
    expect(await site.textOf("/story")).toContain("/story 2 of");
    expect(site.made()).toBe(2);
  });

  test("is rendered again within a second of a change to what it shows", async () => {
    const site = aSite();
    await site.textOf("/");
    await site.textOf("/story");
    site.change("prices");
    site.pass(1_000);
    expect(await site.textOf("/")).toContain("/ 3 of prices 2");
    expect(await site.textOf("/story")).toContain("/story 2 of");
  });

  test("reads the versions once a second, however many pages are requested", async () => {
    const site = aSite();
    await Promise.all(Array.from({ length: 20 }, () => site.textOf("/")));
    expect(site.asked()).toBe(1);
    site.pass(999);
    await site.textOf("/");
    expect(site.asked()).toBe(1);
    site.pass(1);
    await site.textOf("/");
    expect(site.asked()).toBe(2);
  });

  test("is made once for all who ask for it at the same time", async () => {
    const site = aSite();
    await Promise.all(Array.from({ length: 20 }, () => site.textOf("/")));
    expect(site.made()).toBe(1);
  });

  test("is bare while the database is away, and whole afterwards", async () => {
    const site = aSite();
    site.fail(true);
    expect(await site.textOf("/")).toBe("bare");
    site.fail(false);
    expect(await site.textOf("/")).toContain("of prices 1");
  });

  test("is rendered again on another day", async () => {
    const site = aSite();
    await site.textOf("/");
    site.begin("2027-01-01");
    expect(await site.textOf("/")).toContain("/ 1 of");
    site.pass(1_000);
    expect(await site.textOf("/")).toContain("/ 2 of");
  });

  test("is sent bare and logged where rendering throws", async () => {
    const site = aSite();
    site.fail(true);
    for (const path of ["/", "/checkout"]) {
      expect(await site.textOf(path)).toBe("bare");
      expect(site.logged().at(-1)).toMatchObject({
        level: "error",
        event: "page",
        error: "no database",
      });
    }
    expect(site.logged()).toHaveLength(2);
  });

  test("is a 404 without a page, and not cached", async () => {
    const site = aSite();
    for (const made of [1, 2]) {
      const lost = await site.request("/nowhere");
      expect(lost.status).toBe(404);
      expect(lost.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(await lost.text()).toBe("<title>Lost</title>");
      expect(site.made()).toBe(made);
    }
  });

  test("is rendered once for all paths that lead to it", async () => {
    const site = aSite();
    for (const path of ["/lost/1", "/astray/2", "/lost/3"])
      expect((await site.request(path)).status).toBe(404);
    expect(site.made()).toBe(1);
  });

  test("is evicted by bytes, the least recently used first", async () => {
    const site = aSite();
    const large = (n: number) => `/large/${n}`;
    for (let n = 1; n <= 7; n += 1) await site.textOf(large(n));
    for (let n = 1; n <= 7; n += 1) await site.textOf(large(n));
    expect(site.made()).toBe(7);
    await site.textOf(large(8));
    await site.textOf(large(2));
    expect(site.made()).toBe(8);
    await site.textOf(large(1));
    expect(site.made()).toBe(9);
  });

  test("is sent compressed, and as 304 to its ETag", async () => {
    const app = aSite();
    const plain = await (await app.request("/")).text();
    const ask = (headers: Record<string, string>) => app.request("/", { headers });
    const brotli = await ask({ "Accept-Encoding": "gzip, br" });
    expect(brotli.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain);
    const gzip = await ask({ "Accept-Encoding": "gzip" });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    expect(gzip.headers.get("Vary")).toBe("Accept-Encoding");
    const tag = gzip.headers.get("ETag") ?? "";
    for (const known of [tag, `W/${tag}`])
      expect((await ask({ "If-None-Match": known })).status).toBe(304);
    const other = await app.request("/story", { headers: { "If-None-Match": tag } });
    expect(other.status).toBe(200);
    expect(gzip.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("has a new nonce each time at the checkout", async () => {
    const app = aSite();
    const nonces = [];
    for (const path of ["/checkout", "/checkout/"]) {
      const till = await app.request(path);
      expect(till.headers.get("Cache-Control")).toBe("no-store");
      const [, nonce = ""] = /"nonce":"([^"]+)"/.exec(await till.text()) ?? [];
      expect(till.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  test("stays a 404 with its ETag too", async () => {
    const app = aSite();
    const tag = (await app.request("/nowhere")).headers.get("ETag") ?? "";
    const again = await app.request("/nowhere", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(404);
  });

  test("is refused under a path of more than 2,000 letters", async () => {
    expect((await aSite().request(`/${"x".repeat(3_000)}`)).status).toBe(413);
  });
});

describe("every answer", () => {
  test("allows scripts of the shop and PayPal only, and no framing", async () => {
    const { headers } = await aSite().request("/nowhere");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
    const ours = [MEND_SCRIPT, HEAD_SCRIPT, EARLY_SCRIPT]
      .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
      .join(" ");
    expect(scripts).toBe(
      `script-src 'self' ${ours} https://*.paypal.com https://*.paypalobjects.com`,
    );
    expect(policy.split("; ").filter((part) => part !== scripts)).toEqual([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "img-src 'self' data: blob: https://*.paypal.com https://*.paypalobjects.com",
      "connect-src 'self' https://*.paypal.com https://*.paypalobjects.com",
      "frame-src https://*.paypal.com https://*.paypalobjects.com https://www.openstreetmap.org",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("allows PayPal's stand-in where one is set", async () => {
    const paypalOrigin = "http://localhost:9999";
    const { headers } = await aSite({ paypalOrigin }).request("/");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const allowing = policy.split("; ").filter((part) => part.endsWith(paypalOrigin));
    expect(allowing.map((part) => part.split(" ")[0])).toEqual(["script-src", "connect-src"]);
  });

  test("sets HSTS under https", async () => {
    const { headers } = await aSite({ isHttps: true }).request("/");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{7,}/);
  });
});
