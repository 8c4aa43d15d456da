import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Versions } from "#adapters/hono/change-hub.ts";
import type { MadePage, PageSettings } from "#adapters/hono/made-page.ts";
import { pagesRoute } from "#adapters/hono/pages.ts";
import { topicCache } from "#adapters/hono/topic-cache.ts";
import { BARE_PATH } from "#adapters/html/offline-page.ts";
import { bareHtml, renderedHtml } from "#adapters/html/page-html.ts";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { type Head, headOf } from "#adapters/seo/head-of.ts";
import { headOfPath, ownPath } from "#adapters/seo/page-heads.ts";
import { robotsTxt } from "#adapters/seo/robots.ts";
import { sitemapXml } from "#adapters/seo/sitemap.ts";
import { webManifest } from "#adapters/seo/web-manifest.ts";
import { daysToKeep } from "#app/render/days-to-keep.ts";
import { everyStory } from "#app/render/every-story.ts";
import { renderPage } from "#app/render/render-page.tsx";
import { shownOn } from "#app/render/shown-records.ts";
import { type Manifest, siteFiles } from "#app/render/site-files.ts";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { FARM, type Farm } from "#core/farm.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { paths } from "#core/routes.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopWindow } from "#core/shop/shop-window.ts";
import type { Clock } from "#ports/clock.ts";
import type { Setting } from "#ui/shared/setting.ts";
import { sendFiles } from "./static-files.ts";

const ENTRY = "src/app/browser/main-shared.tsx";

const SHOWN = ["prices", "inventory", "posts", "splash", "profile", "week"] as const;

const NEVER_SEEN = 0;

const MOST_SITEMAP_BYTES = 10_000_000;
const MOST_FARM_BYTES = 100_000;

interface Deps {
  readonly folder: string;
  readonly settings: PageSettings;
  readonly publicOrigin: string;
  readonly window: ShopWindow;
  readonly clock: Clock;
  versions(): Promise<Versions>;
  readonly log: JsonLog;
}

const settingOf = ({ isPractice, sendsMail, paypal }: PageSettings): Setting => ({
  isShared: true,
  isPractice,
  sendsMail,
  paysByPayPal: paypal !== null,
});

const onTheWire = (versions: Versions) =>
  Object.fromEntries(SHOWN.map((topic) => [topic, versions[topic]]));

const isOffice = (path: string): boolean =>
  path === ADMIN_ROUTES.dashboard || path.startsWith(`${ADMIN_ROUTES.dashboard}/`);

const NOWHERE = "/nowhere";

const addressOfPage = (asked: string, search: string): string => {
  if (asked === BARE_PATH) return ADMIN_ROUTES.dashboard;
  const path = ownPath(asked);
  const head = headOfPath(path);
  if (head.kind === "post") return paths.post(head.id);
  return head.kind === "unknown" && !isOffice(path) ? NOWHERE : pageAddress(path, search);
};

export const siteIn = (deps: Deps) => {
  const { folder, settings, publicOrigin, window, clock } = deps;
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const template = read("404.html");
  const files = siteFiles(JSON.parse(read(".vite/manifest.json")) as Manifest, ENTRY, read);

  const today = () => todayOf(clock);
  const moment = async () => ({ versions: await deps.versions(), day: today() });
  const farms = topicCache<Farm>({ mostBytes: MOST_FARM_BYTES, moment });
  let lastFarm = FARM;
  const farmNow = async (): Promise<Farm> => {
    lastFarm = await farms("", async () => {
      const value = farmOf(await window.getProfile());
      return { value, bytes: JSON.stringify(value).length, reads: ["profile", "week"] };
    });
    return lastFarm;
  };

  const bare = ({ status, tags: head }: Head, { name: farm }: Farm): MadePage => ({
    status,
    reads: null,
    htmlWith: (own) => bareHtml({ template, settings: own, head, scripts: files.bare(), farm }),
  });
  const bareByHead = new Map<string, MadePage>();

  const bareOnce = (head: Head, farm: Farm): MadePage => {
    const made = bareByHead.get(head.tags) ?? bare(head, farm);
    bareByHead.set(head.tags, made);
    return made;
  };

  const make = async (address: string, versions: Versions): Promise<MadePage> => {
    const farm = await farmNow();
    const [path = "", query] = address.split("?");
    if (isOffice(path)) return bareOnce(headOf(path, { farm }, publicOrigin), farm);
    const shown = await shownOn(address, window);
    const head = headOf(address, shown, publicOrigin);
    // The script redirects from stories that don't exist.
    if (head.status === 404 && path !== NOWHERE) return bareOnce(head, farm);
    const setting = settingOf(settings);
    const page = await renderPage(address, { window, setting, today: todayOf(clock) });
    const hasSplash = (await window.getShownSplash(NEVER_SEEN)) !== null;
    const days = await daysToKeep(path, farm, window);
    const records = {
      ...page.records,
      known: [...page.records.known, ...days.known],
      versions: onTheWire(versions),
      hasSplash,
    };
    return {
      status: head.status,
      reads: [...page.reads, ...days.reads, "profile", "week", "splash"],
      htmlWith: (own) =>
        renderedHtml({
          ...{ template, head: head.tags, records, html: page.html, ownKeys: [] },
          path: path === NOWHERE ? null : path,
          query,
          settings: own,
          ...files.under(path),
        }),
    };
  };

  const sitemaps = topicCache<string>({ mostBytes: MOST_SITEMAP_BYTES, moment });
  return {
    page: pagesRoute({
      settings,
      make,
      addressOf: addressOfPage,
      makeBare: (path) =>
        bare(headOf(path, { farm: lastFarm, post: "unread" }, publicOrigin), lastFarm),
      versions: deps.versions,
      today,
      log: deps.log,
      now: performance.now.bind(performance),
    }),
    files: sendFiles(folder),
    robots: robotsTxt(publicOrigin),
    manifest: async () => JSON.stringify(webManifest(await farmNow())),
    sitemap: () =>
      sitemaps("", async () => {
        const xml = sitemapXml(publicOrigin, await everyStory(window));
        return { value: xml, bytes: xml.length, reads: ["posts"] };
      }),
  };
};
