import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { safeHeaders } from "#adapters/hono/headers.ts";
import { type PageHead, type PageSettings, pagesRoute } from "#adapters/hono/pages.ts";

const BUILT = `<!doctype html>
<html><head>
<meta
  name="description"
  content="The build's."
/>
<title>Farmgate</title>
<script type="application/json" id="shop">{"home":"browser","adminPasswordHash":"pbkdf2-secret"}</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/start-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"></div></body></html>`;

const HEADS: Readonly<Record<string, PageHead>> = {
  "/": { status: 200, title: "Home", description: 'Eggs & "more"' },
  "/story": { status: 200, title: "</title><script>$&", description: "Hens." },
  "/checkout": { status: 200, title: "Checkout", description: "Pay." },
  "/checkout/": { status: 200, title: "Checkout", description: "Pay." },
};

const LOST: PageHead = { status: 404, title: "Lost", description: "Nothing here." };

const SETTINGS: PageSettings = {
  home: "server",
  isPractice: true,
  fearsPowerCuts: true,
  paypal: null,
};

const aSite = ({ isHttps = false, paypalOrigin = "", settings = SETTINGS } = {}) => {
  const app = new Hono();
  app.use(safeHeaders({ isHttps, paypalOrigin }));
  app.get(
    "*",
    pagesRoute({
      html: BUILT,
      settings,
      script: "/assets/shared-1.js",
      preloads: ["/assets/start-1.js", "/assets/fault-1.js"],
      headOf: async (path) => HEADS[path] ?? LOST,
    }),
  );
  return app;
};

describe("a page of the shop on a server", () => {
  test("holds the server's settings and script, and nothing of the other home's", async () => {
    const page = await (await aSite().request("/")).text();
    expect(page).toContain(
      'id="shop">{"home":"server","isPractice":true,"fearsPowerCuts":true,"paypal":null}<',
    );
    expect(page).toContain('src="/assets/shared-1.js"');
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/fault-1.js">');
    expect(page.match(/modulepreload/g)).toHaveLength(2);
    expect(page).toContain('href="/assets/index-1.css"');
    expect(page).not.toContain("pbkdf2");
    expect(page).not.toContain("index-1.js");
  });

  test("says its own title and description, and 404 where there is nothing", async () => {
    const app = aSite();
    const home = await app.request("/");
    const page = await home.text();
    expect(home.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page).toContain("<title>Home</title>");
    expect(page).toContain('content="Eggs &#38; &#34;more&#34;"');
    expect(await (await app.request("/story")).text()).toContain('content="Hens."');
    const lost = await app.request("/nowhere");
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain("<title>Lost</title>");
  });

  test("holds no script of a story's title, nor of its settings", async () => {
    const app = aSite({
      settings: { ...SETTINGS, paypal: { clientId: "</script><script>", script: "" } },
    });
    const page = await (await app.request("/story")).text();
    expect(page).toContain("<title>&#60;/title&#62;&#60;script&#62;$&#38;</title>");
    expect(page.match(/<script/g)).toHaveLength(2);
  });

  test("is sent packed to whoever can unpack it, and not at all to whoever has it", async () => {
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

  test("is sent anew each time where people pay, with a nonce of its own", async () => {
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

  test("stays a 404 where there is nothing, for whoever has it too", async () => {
    const app = aSite();
    const tag = (await app.request("/nowhere")).headers.get("ETag") ?? "";
    const again = await app.request("/nowhere", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(404);
  });

  test("is refused under an address that nobody types", async () => {
    expect((await aSite().request(`/${"x".repeat(3_000)}`)).status).toBe(413);
  });
});

describe("every answer", () => {
  test("lets no script run but the shop's and PayPal's, and no page frame it", async () => {
    const { headers } = await aSite().request("/nowhere");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
    expect(scripts).toBe("script-src 'self' https://*.paypal.com https://*.paypalobjects.com");
    expect(policy.split("; ").filter((part) => part !== scripts)).toEqual([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
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

  test("lets PayPal's stand-in run where it is told of one", async () => {
    const paypalOrigin = "http://localhost:9999";
    const { headers } = await aSite({ paypalOrigin }).request("/");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const allowing = policy.split("; ").filter((part) => part.endsWith(paypalOrigin));
    expect(allowing.map((part) => part.split(" ")[0])).toEqual(["script-src", "connect-src"]);
  });

  test("keeps browsers to https where the shop is there", async () => {
    const { headers } = await aSite({ isHttps: true }).request("/");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{7,}/);
  });
});
