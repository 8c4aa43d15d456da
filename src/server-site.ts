import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import type { Versions } from "#adapters/hono/change-hub.ts";
import type { MadePage, PageSettings } from "#adapters/hono/made-page.ts";
import { pagesRoute } from "#adapters/hono/pages.ts";
import { BARE_PATH } from "#adapters/html/kept-page.ts";
import { bareHtml, renderedHtml } from "#adapters/html/page-html.ts";
import { WIRE_TOPICS } from "#adapters/http/wire-topics.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopWindow } from "#core/shop-window.ts";
import type { Clock } from "#ports/clock.ts";
import { headOf, type ShownRecords } from "#ui/found/head-of.ts";
import { headOfPath, ownPath } from "#ui/found/page-heads.ts";
import { robotsTxt } from "#ui/found/robots.ts";
import { sitemapXml } from "#ui/found/sitemap.ts";
import { ADMIN_ROUTES } from "#ui/shared/admin-routes.ts";
import type { Setting } from "#ui/shared/setting.ts";
import { renderPage } from "./render-page.tsx";
import { shownOn } from "./shown-records.ts";
import { type Manifest, siteFiles } from "./site-files.ts";

const WORKER = "/sw.js";
const ENTRY = "src/main-shared.tsx";

/** Topics of which a page may show something, and a visitor may know. */
const SHOWN = ["prices", "inventory", "posts", "splash"] as const;

const NEVER_SEEN = 0;

interface Given {
  /** Where the built site is. */
  readonly folder: string;
  readonly settings: PageSettings;
  readonly publicOrigin: string;
  readonly window: ShopWindow;
  readonly clock: Clock;
  versions(): Promise<Versions>;
}

const settingOf = ({ isPractice, fearsPowerCuts, paypal }: PageSettings): Setting => ({
  isShared: true,
  isPractice,
  fearsPowerCuts,
  paysByPayPal: paypal !== null,
});

const onTheWire = (versions: Versions) =>
  Object.fromEntries(SHOWN.map((topic) => [WIRE_TOPICS[topic], versions[topic]]));

const isOffice = (path: string): boolean =>
  path === ADMIN_ROUTES.dashboard || path.startsWith(`${ADMIN_ROUTES.dashboard}/`);

const freshnessOf = (path: string): string => {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
};

/** The built site: its pages, made of the shop's records, and its files. */
export const siteIn = (given: Given) => {
  const { folder, settings, publicOrigin, window, clock } = given;
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const template = read("404.html");
  const files = siteFiles(JSON.parse(read(".vite/manifest.json")) as Manifest, ENTRY, read);

  const bare = (path: string, shown: ShownRecords): MadePage => {
    const { status, tags: head } = headOf(path, shown, publicOrigin);
    return {
      status,
      // Of what is nowhere there is no end.
      reads: status === 404 ? null : [],
      htmlWith: (own) => bareHtml({ template, settings: own, head, scripts: files.bare() }),
    };
  };

  const make = async (asked: string, versions: Versions): Promise<MadePage> => {
    // A browser keeps it for what it asks for without a connection.
    if (asked === BARE_PATH) return bare(ADMIN_ROUTES.dashboard, {});
    const path = ownPath(asked);
    if (isOffice(path)) return bare(path, {});
    const shown = await shownOn(path, window);
    const { status, tags: head } = headOf(path, shown, publicOrigin);
    // The script leads on from a story that isn't there.
    if (status === 404 && headOfPath(path).kind === "post") return bare(path, shown);
    const page = await renderPage(path, {
      window,
      setting: settingOf(settings),
      today: todayOf(clock),
    });
    const hasSplash = (await window.getShownSplash(NEVER_SEEN)) !== null;
    const records = { ...page.records, versions: onTheWire(versions), hasSplash };
    return {
      status,
      reads: status === 404 ? null : [...page.reads, "splash"],
      htmlWith: (own) =>
        renderedHtml({
          ...{ template, head, path, records, html: page.html, ownKeys: [] },
          settings: own,
          ...files.under(path),
        }),
    };
  };

  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", freshnessOf(c.req.path)),
  });
  const sendFile: MiddlewareHandler = (c: Context, next) => {
    const { path } = c.req;
    // The pages as they were built hold the settings of the other home; the manifest is nobody's business.
    const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path) && !path.includes("/.");
    return isFile ? serve(c, next) : next();
  };
  return {
    page: pagesRoute({
      settings,
      make,
      makeBare: (path) => bare(path, { post: "unread" }),
      versions: given.versions,
      now: performance.now.bind(performance),
    }),
    files: sendFile,
    robots: robotsTxt(publicOrigin),
    sitemap: async () => sitemapXml(publicOrigin, await window.listPosts()),
  };
};
