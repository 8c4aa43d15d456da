import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const PACKS_WELL = /\.(?:js|css|svg|json|html)$/;
/** What the admin area fetches side by side. */
const AREA = [
  "src/ui/admin/admin-area.tsx",
  "src/app/browser/local-shop.ts",
  "src/adapters/local-storage/local-storage-stores.ts",
];
const ROUTES_FILES = ["src/core/routes.ts", "src/core/admin-routes.ts"];

/** The parts of the admin's pages that are fetched by themselves. */
const ADMIN_PARTS = /** @type {Record<string, string[]>} */ ({
  "/admin": ["dashboard/dashboard-page", "charts/time-chart"],
  "/admin/orders": ["orders/orders-page"],
  "/admin/orders/new": ["by-hand/new-order-page"],
  "/admin/week": ["week/week-page"],
  "/admin/packing": ["packing/packing-page"],
  "/admin/packing/along": ["packing/along-page"],
  "/admin/packing/:id": ["packing/pack-day-page"],
  "/admin/count": ["counting/count-page"],
  "/admin/eggs": ["eggs/egg-book-page"],
  "/admin/eggs/lots/:id": ["eggs/lot-page"],
  "/admin/customers": ["customers/customers-page"],
  "/admin/customers/:id": ["customers/customers-page"],
  "/admin/pricing": ["pages/pricing-page"],
  "/admin/flocks": ["flocks/flocks-page"],
  "/admin/flocks/:id": ["flocks/flock-page", "charts/time-chart"],
  "/admin/messages": ["messages/messages-page"],
  "/admin/posts": ["posts/posts-page"],
  "/admin/posts/new": ["posts/post-form-pages"],
  "/admin/posts/edit/:id": ["posts/post-form-pages"],
  "/admin/splash": ["splash/splash-page"],
  "/admin/backup": ["backup/backup-page"],
  "/admin/export": ["export/export-page"],
  "/admin/settings": ["settings/settings-page"],
  "/admin/help": ["help/help-page"],
  "/admin/help/:id": ["help/help-page"],
});

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {{ code: number, html?: number }} Weight
 */

/**
 * The addresses of the scripts that a page begins with.
 * @param {string} page
 */
export const scriptsIn = (page) => {
  const [, list = "[]"] = /<script type="application\/json" id="scripts">([^<]*)</.exec(page) ?? [];
  return /** @type {string[]} */ (JSON.parse(list));
};

/** @param {string} page */
const picturesIn = (page) => {
  const tags = page.match(/<(?:img|link rel="icon")[^>]*>/g) ?? [];
  const paths = tags.map((tag) => /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1]);
  return [...new Set(paths.filter((path) => path !== undefined))];
};

/**
 * The addresses of the fonts that a page fetches for letters beside those that it brings.
 * @param {string} page
 */
export const fontsIn = (page) =>
  [...page.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, path]) => path ?? "");

/**
 * The styles that stand in a page's HTML.
 * @param {string} page
 */
export const stylesIn = (page) =>
  [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles]) => styles ?? "").join("");

/**
 * What the files of a built site weigh, gzipped.
 * @param {string} site
 */
export const weightsOf = (site) => {
  const manifest = /** @type {Record<string, Chunk>} */ (
    JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"))
  );
  /** @param {string} file */
  const read = (file) => readFileSync(join(site, file), "utf8");
  /** @param {string} file */
  const weigh = (file) => {
    const bytes = readFileSync(join(site, file));
    return PACKS_WELL.test(file)
      ? Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length)
      : bytes.length;
  };
  /** @param {Iterable<string>} files */
  const weighAll = (files) => [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0);

  /**
   * What of the manifest these parts can't start without, themselves among it.
   * @param {string[]} names
   */
  const chunksOf = (...names) => {
    const waiting = [...names];
    const seen = new Set();
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(...(manifest[name]?.imports ?? []));
    }
    return [...seen].flatMap((name) => manifest[name] ?? []);
  };

  /** The pages that are written as HTML, by path. */
  const htmlPages = () =>
    Object.fromEntries(
      readdirSync(site, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".html") && file !== "404.html")
        .sort()
        .map((file) => [`/${file.replace(/(?:^index)?\.html$/, "")}`, file]),
    );

  /** @param {string} file @returns {Weight} */
  const weighPage = (file) => {
    const page = read(file);
    const code = weighAll(scriptsIn(page)) + gzipSync(stylesIn(page), { level: 9 }).length;
    return { code, html: weigh(file) };
  };

  /** @param {string} route */
  const adminFiles = (route) => {
    const parts = (ADMIN_PARTS[route] ?? []).map((part) => `src/ui/admin/${part}.tsx`);
    if (parts.some((part) => !manifest[part]))
      throw new Error(`${route} is not fetched by itself any more.`);
    const chunks = chunksOf("index.html", ...AREA, ...parts);
    return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  };

  /** @param {string} route @returns {Weight} */
  const weighAdmin = (route) => ({ code: weighAll(adminFiles(route)) });

  const adminRoutes = () => {
    const code = ROUTES_FILES.map((file) => readFileSync(file, "utf8")).join("");
    return (code.match(/"\/admin[^"]*"/g) ?? []).map((route) => route.slice(1, -1));
  };

  return {
    read,
    weigh,
    chunksOf,
    adminFiles,
    /** @param {RegExp} name */
    find: (name) => Object.values(manifest).find(({ file }) => name.test(file))?.file,
    /** Scripts and styles that each route of a shop in one browser loads, those that every page starts with among them, and its HTML. */
    routes: () => ({
      ...Object.fromEntries(
        Object.entries(htmlPages()).map(([path, file]) => [path, weighPage(file)]),
      ),
      ...Object.fromEntries(adminRoutes().map((route) => [route, weighAdmin(route)])),
    }),
    /** All that a first visit to Home loads, with the pictures further down; its styles are in its HTML. */
    home: () => {
      const page = read("index.html");
      return weighAll(["index.html", ...scriptsIn(page), ...picturesIn(page)]);
    },
  };
};
