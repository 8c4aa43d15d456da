import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, describe, expect, test, vi } from "vitest";
import { BARE_PATH } from "#adapters/html/offline-page.ts";
import { jsonLog } from "#adapters/node/json-log.ts";
import { siteIn } from "#app/server/site.ts";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { ROUTES } from "#core/routes.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { cleaner } from "#tests/support/a-shop.ts";
import { firstAreaIn, firstFarmIn, HILLTOP, OWNERS_ADDRESS } from "#tests/support/hilltop.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aPost } from "#tests/support/records.ts";

const TEMPLATE = `<!doctype html><html lang="en-GB"><head><title>Eggs</title>
<script type="application/json" id="shop">"%SHOP%"</script><link rel="stylesheet" href="/a.css">
<script type="module" src="/src/app/browser/main.tsx"></script></head><body><div id="root">Loading…</div></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  "404.html": TEMPLATE,
  ".vite/manifest.json": JSON.stringify({
    "src/app/browser/main-shared.tsx": { file: "assets/shared.js" },
  }),
  "assets/shared.js": "start()",
  "robots.css": "a{}",
  "sw.js": "listen()",
};

const folder = mkdtempSync(join(tmpdir(), "farmgate-site-"));
mkdirSync(join(folder, "assets"));
mkdirSync(join(folder, ".vite"));
for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
writeFileSync(join(folder, "assets/shared.js.gz"), gzipSync(FILES["assets/shared.js"] ?? ""));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aSite = () => {
  const serverStore = memoryServerStore();
  let now = "2026-12-31T12:00:00.000Z";
  let elapsed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => elapsed);
  const clock = { now: () => now };
  const store = serverStore.storeFor(null);
  const window = createShopWindow({ store, cleaner, clock, shared: null });
  const lines: string[] = [];
  const site = siteIn({
    folder,
    settings: { home: "server", isPractice: true, sendsMail: false, paypal: null },
    publicOrigin: "https://eggs.example",
    window,
    clock,
    // As a database counts them.
    versions: async () => {
      const counted = await serverStore.versions();
      return { ...counted, days: counted.orders + counted.agreements };
    },
    log: jsonLog((line) => void lines.push(line), clock),
  });
  const app = new Hono();
  app.use(site.files);
  app.get("*", (c) => site.page(c));
  return {
    site,
    store,
    window,
    lines,
    ask: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
    pass: (to: string) => {
      elapsed += 1_000;
      now = to;
    },
  };
};

describe("siteIn", () => {
  test("renders one page for all unknown paths", async () => {
    const { ask, window } = aSite();
    const asked = vi.spyOn(window, "getPrices");
    const texts: string[] = [];
    for (const path of ["/nowhere", "/else/where", "/our-chickens/a/b", "/%20", "/about/x/"]) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      texts.push(await answer.text());
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('data-path=""');
    expect(texts[0]).toContain("Page Not Found");
    expect(asked.mock.calls.length).toBeLessThan(5);
  });

  test("renders one page for unknown office paths and stories", async () => {
    const { ask } = aSite();
    const tags = new Set<string | null>();
    for (const path of ["/admin/x", "/admin/y/z", "/our-chickens/none", "/our-chickens/gone"]) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      tags.add(answer.headers.get("ETag"));
    }
    expect(tags.size).toBe(1);
  });

  test("names a story by its canonical path", async () => {
    const { ask, store, pass } = aSite();
    expect((await ask("/our-chickens/p1")).status).toBe(404);
    await store.unitOfWork.run(({ posts }) => posts.add(aPost({ id: "p1" })));
    pass("2026-12-31T13:00:00.000Z");
    const answer = await ask("/our-chickens/%70%31");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-path="/our-chickens/p1"');
  });

  test("has a page for each part of the list of stories, and none beyond the oldest", async () => {
    const { ask, store, window, site } = aSite();
    await store.unitOfWork.run(async ({ posts }) => {
      for (let n = 1; n <= 40; n += 1) {
        const date = new Date(Date.UTC(2026, 6, n)).toISOString();
        await posts.add(aPost({ id: String(Date.parse(date)), title: `Story ${n}`, date }));
      }
    });
    const { next } = await window.listPosts(null);
    const answers = async (search: string) => {
      const answer = await ask(`/our-chickens${search}`);
      return [answer.status, answer.headers.get("ETag"), await answer.text()] as const;
    };
    const [first, second] = [await answers(""), await answers(`?from=mail&before=${next}`)];
    expect(second[0]).toBe(200);
    expect(second[2]).toContain(`data-path="/our-chickens" data-query="before=${next}"`);
    expect(second[2]).toContain("Our Chickens, page 2");
    expect(second[2]).toContain(`href="https://eggs.example/our-chickens?before=${next}"`);
    expect(first[2]).toContain("Story 40");
    expect(second[2]).not.toContain("Story 40");
    for (const bad of ["?before=", "?before=nonsense", "?before=%E0%A4%A", "?after=1", "?"])
      expect(await answers(bad)).toEqual(first);
    expect((await answers("?before=1"))[0]).toBe(404);
    const sitemap = await site.sitemap();
    expect(sitemap).toContain(`/our-chickens?before=${next}<`);
    expect(sitemap.match(/our-chickens\//g)).toHaveLength(42);
  });

  test("shows the year of today", async () => {
    const { ask, pass } = aSite();
    expect(await (await ask("/about")).text()).toMatch(/©[^.]*2026/);
    pass("2027-01-01T00:00:00.000Z");
    expect(await (await ask("/about")).text()).toMatch(/©[^.]*2027/);
  });
});

test("siteIn makes the sitemap once, and again after a new story", async () => {
  const { site, window, store } = aSite();
  const listed = vi.spyOn(window, "listPosts");
  const first = await site.sitemap();
  expect(await site.sitemap()).toBe(first);
  expect(listed).toHaveBeenCalledTimes(1);
  await store.unitOfWork.run(({ posts }) => posts.add(aPost({ id: "p1" })));
  expect(await site.sitemap()).toContain("/our-chickens/p1");
});

const EVERY_PATH = [
  ...Object.values(ROUTES).filter((path) => !path.includes(":")),
  ...Object.values(ADMIN_ROUTES),
  "/nowhere",
  BARE_PATH,
];

test("siteIn names the stored farm, and no other, on every page and in the manifest", async () => {
  const { site, store, ask, pass } = aSite();
  expect(await (await ask("/")).text()).toContain("Farmgate");
  await store.unitOfWork.run(({ profile }) => profile.save(HILLTOP));
  pass("2026-12-31T13:00:00.000Z");
  for (const path of EVERY_PATH) {
    const html = await (await ask(path)).text();
    expect(html, path).toContain("Hilltop Hens");
    expect([path, firstFarmIn(html), firstAreaIn(html)]).toEqual([path, [], []]);
    expect(html, path).not.toContain(OWNERS_ADDRESS);
  }
  expect(JSON.parse(await site.manifest())).toMatchObject({
    name: "Hilltop Hens",
    short_name: "Hilltop Hens",
    description: "Eggs from the hill.",
  });
});

test("siteIn names the farm that it knew last while the store can't be asked", async () => {
  const { window, store, ask, pass } = aSite();
  await store.unitOfWork.run(({ profile }) => profile.save(HILLTOP));
  await ask("/");
  vi.spyOn(window, "getProfile").mockRejectedValue(new Error("gone"));
  vi.spyOn(window, "getPrices").mockRejectedValue(new Error("gone"));
  await store.unitOfWork.run(({ profile }) => profile.save({}));
  pass("2026-12-31T13:00:00.000Z");
  expect(await (await ask("/")).text()).toContain("<title>Hilltop Hens");
});

test("siteIn keeps counted days in Home alone, where they have caps, and counts after an order", async () => {
  const { ask, store, pass } = aSite();
  const kept = async (path: string) => (await (await ask(path)).text()).includes('["days","kept"]');
  expect(await kept("/")).toBe(false);
  const week = DEFAULT_PROFILE.week.week.map((day) => ({ ...day, orders: 1 }));
  await store.unitOfWork.run(({ profile }) =>
    profile.save({ week: { ...DEFAULT_PROFILE.week, week } }),
  );
  pass("2026-12-31T13:00:00.000Z");
  expect([await kept("/"), await kept("/about"), await kept("/nowhere")]).toEqual([
    true,
    false,
    false,
  ]);
  const isFull = async () => (await (await ask("/")).text()).includes('"state":"full"');
  expect(await isFull()).toBe(false);
  await store.unitOfWork.run(({ orders }) =>
    orders.add(anOrder({ days: { delivery: "2027-01-02" } })),
  );
  pass("2026-12-31T13:00:01.000Z");
  expect(await isFull()).toBe(true);
});

describe("every static file", () => {
  test.each(["/assets/shared.js", "/robots.css"])("%s has Vary: Accept-Encoding", async (path) => {
    const { ask } = aSite();
    for (const accepted of ["", "gzip", "br"]) {
      const { status, headers } = await ask(path, { "Accept-Encoding": accepted });
      expect([status, headers.get("Vary")]).toEqual([200, "Accept-Encoding"]);
    }
    expect((await ask(path, { "Accept-Encoding": "gzip" })).headers.get("Content-Encoding")).toBe(
      path.endsWith(".js") ? "gzip" : null,
    );
  });

  test.each([
    ["/assets/shared.js", "public, max-age=31536000, immutable"],
    ["/robots.css", "public, max-age=3600"],
    ["/sw.js", "no-cache"],
  ])("%s is sent with Cache-Control: %s", async (path, freshness) => {
    const { ask } = aSite();
    expect((await ask(path)).headers.get("Cache-Control")).toBe(freshness);
  });

  test.each([
    ["/about", { about: { content: "<p>Since 1987.</p>" } }],
    ["/terms", { additions: { terms: "<p>Since 1987.</p>", privacy: "" } }],
    ["/privacy", { additions: { terms: "", privacy: "<p>Since 1987.</p>" } }],
  ])("sends the owner's own words in the HTML of %s alone", async (path, saved) => {
    const { ask, store } = aSite();
    await store.unitOfWork.run(({ profile }) => profile.save(saved));
    expect(await (await ask(path)).text()).toContain("<p>Since 1987.</p>");
    for (const other of ["/", "/about", "/terms", "/privacy"].filter((one) => one !== path))
      expect(await (await ask(other)).text()).not.toContain("Since 1987");
  });
});
