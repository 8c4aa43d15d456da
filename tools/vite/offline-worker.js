import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { VitePWA } from "vite-plugin-pwa";
import { OFFICE } from "./chunks.js";

/** @type {Part} */
const NOTHING = { file: "" };

const ENTRIES = ["index.html", "src/app/browser/main-shared.tsx"];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Part */

/** The admin area's pages that open without a network. */
const OUT_OF_DOORS = [
  "src/adapters/http/remote-office.ts",
  "src/ui/admin/admin-area.tsx",
  "src/ui/admin/packing/along-page.tsx",
  "src/ui/admin/counting/count-page.tsx",
];

/**
 * The built files of some parts, with those named by `more` of each.
 * @param {Record<string, Part>} manifest
 * @param {readonly string[]} parts
 * @param {(part: Part) => readonly string[]} more
 */
const filesFrom = (manifest, parts, more) => {
  const seen = new Set(parts);
  for (const name of seen) for (const next of more(manifest[name] ?? NOTHING)) seen.add(next);
  return new Set(
    [...seen].flatMap((name) => {
      const part = manifest[name];
      return part ? [part.file, ...(part.css ?? []), ...(part.assets ?? [])] : [];
    }),
  );
};

/**
 * The built files that a customer may need, whichever home the shop has.
 * @param {Record<string, Part>} manifest
 */
export const filesOfCustomers = (manifest) =>
  filesFrom(manifest, ENTRIES, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((name) => !OFFICE.test(name)),
  );

/**
 * What a packer or driver needs besides: it is kept where they ask for it.
 * @param {Record<string, Part>} manifest
 */
export const filesOutOfDoors = (manifest) => {
  const others = filesOfCustomers(manifest);
  const files = filesFrom(manifest, OUT_OF_DOORS, ({ imports = [] }) => imports);
  return new Set([...files].filter((file) => !others.has(file)));
};

/** Builds the worker that keeps the shop for when the network is away: src/app/worker/sw.ts. */
export const offlineWorker = () => {
  let folder = "dist";
  return [
    {
      name: "built-folder",
      /** @param {import("vite").ResolvedConfig} config */
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
    },
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/app/worker",
      filename: "sw.ts",
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ["assets/*.{js,css,woff2}", "pictures/*.svg", "eggs/*.svg"],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (entries) => {
            const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
            const [wanted, outOfDoors] = [filesOfCustomers(manifest), filesOutOfDoors(manifest)];
            return {
              manifest: entries.flatMap((entry) => {
                if (!entry.url.startsWith("assets/") || wanted.has(entry.url)) return [entry];
                return [{ ...entry, isOfAdmin: true, isOutOfDoors: outOfDoors.has(entry.url) }];
              }),
            };
          },
        ],
      },
    }),
  ];
};
