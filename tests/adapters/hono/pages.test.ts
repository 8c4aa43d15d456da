import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { safeHeaders } from "#adapters/hono/headers.ts";
import { type PageHead, pagesRoute } from "#adapters/hono/pages.ts";

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
  "/checkout": { status: 200, title: "Checkout", description: "Pay." },
};

const LOST: PageHead = { status: 404, title: "Lost", description: "Nothing here." };

const aSite = (isHttps = false) => {
  const app = new Hono();
  app.use(safeHeaders({ isHttps, paypalOrigin: "" }));
  app.get(
    "*",
    pagesRoute({
      html: BUILT,
      settings: {
        home: "server",
        isPractice: true,
        fearsPowerCuts: true,
        paypalClientId: null,
      },
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
      'id="shop">{"home":"server","isPractice":true,"fearsPowerCuts":true,"paypalClientId":null}<',
    );
    expect(page).toContain('src="/assets/shared-1.js"');
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/fault-1.js">');
    expect(page).toContain('href="/assets/index-1.css"');
    expect(page).not.toContain("pbkdf2");
    expect(page).not.toContain("index-1.js");
  });

  test("says its own title and description, and 404 where there is nothing", async () => {
    const home = await aSite().request("/");
    const page = await home.text();
    expect(page).toContain("<title>Home</title>");
    expect(page).toContain('content="Eggs &#38; &#34;more&#34;"');
    const lost = await aSite().request("/nowhere");
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain("<title>Lost</title>");
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
    const known = await ask({ "If-None-Match": gzip.headers.get("ETag") ?? "" });
    expect(known.status).toBe(304);
    expect(gzip.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("is sent anew each time where people pay, with a nonce of its own", async () => {
    const app = aSite();
    const nonces = [];
    for (let time = 0; time < 2; time += 1) {
      const till = await app.request("/checkout");
      expect(till.headers.get("Cache-Control")).toBe("no-store");
      const [, nonce = ""] = /"nonce":"([^"]+)"/.exec(await till.text()) ?? [];
      expect(till.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
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
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("keeps browsers to https where the shop is there", async () => {
    const { headers } = await aSite(true).request("/");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{7,}/);
  });
});
