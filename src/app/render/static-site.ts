import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import { dompurifyCleaner } from "#adapters/dompurify/html-cleaner.ts";
import { SCRIPT_HASHES } from "#adapters/hono/headers.ts";
import { namelessHtml, renderedHtml, withStyles } from "#adapters/html/page-html.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { headOf } from "#adapters/seo/head-of.ts";
import { robotsTxt } from "#adapters/seo/robots.ts";
import { sitemapXml } from "#adapters/seo/sitemap.ts";
import { webManifest } from "#adapters/seo/web-manifest.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { FARM } from "#core/farm.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { todayOf } from "#core/shared/today.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { everyStory } from "./every-story.ts";
import { renderPage } from "./render-page.tsx";
import { shownOn } from "./shown-records.ts";
import { type Manifest, siteFiles } from "./site-files.ts";

const OWN_KEYS = [
  [KEYS.prices, "own"],
  [KEYS.inventory, "own"],
  [KEYS.bookSettings, "own"],
  [KEYS.posts, "own"],
  [KEYS.profile, "elsewhere"],
  [KEYS.week, "elsewhere"],
] as const;

const [folder = "dist"] = process.argv.slice(2);

const origin = process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).origin : null;

const read = (file: string): string => readFileSync(join(folder, file), "utf8");

const window = createShopWindow({
  store: shopMemory().open().shop,
  cleaner: dompurifyCleaner(new JSDOM("").window),
  clock: systemClock,
  shared: null,
});

const files = siteFiles(JSON.parse(read(".vite/manifest.json")) as Manifest, "index.html", read);

const fileOf = (path: string): string => (path === ROUTES.home ? "index.html" : `${path}.html`);

const settingsIn = (template: string): unknown =>
  JSON.parse(/<script type="application\/json" id="shop">([^<]*)</.exec(template)?.[1] ?? "null");

const writePages = async (): Promise<void> => {
  const template = withStyles(read("index.html"), read);
  writeFileSync(join(folder, "404.html"), namelessHtml(template));
  const { post: _post, ...routes } = ROUTES;
  const posts = (await everyStory(window)).stories.map(({ id }) => paths.post(id));
  for (const path of [...Object.values(routes), ...posts]) {
    const page = await renderPage(path, {
      window,
      setting: IN_ONE_BROWSER,
      today: todayOf(systemClock),
    });
    const file = join(folder, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    const html = renderedHtml({
      template,
      settings: settingsIn(template),
      head: headOf(path, await shownOn(path, window), origin).tags,
      path,
      ownKeys: OWN_KEYS,
      ...page,
      ...files.under(path),
    });
    writeFileSync(file, html);
  }
};

const writeFound = async (): Promise<void> => {
  writeFileSync(join(folder, "robots.txt"), robotsTxt(origin));
  writeFileSync(join(folder, "head-script.txt"), `${SCRIPT_HASHES}\n`);
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(webManifest(FARM)));
  if (origin === null)
    process.stderr.write(
      "PUBLIC_URL is not set: the site has no sitemap, and its pages name no address of their own.\n",
    );
  else writeFileSync(join(folder, "sitemap.xml"), sitemapXml(origin, await everyStory(window)));
};

await writePages();
await writeFound();
