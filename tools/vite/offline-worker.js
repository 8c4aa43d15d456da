import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { VitePWA } from "vite-plugin-pwa";

/** What only the farm's owner uses. */
const OFFICE = /^src\/ui\/admin\//;

const ENTRIES = ["index.html", "src/app/browser/main-shared.tsx"];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Part */

/**
 * The built files that a customer may need, whichever home the shop has.
 * @param {Record<string, Part>} manifest
 */
export const filesOfCustomers = (manifest) => {
  const seen = new Set(ENTRIES);
  for (const name of seen) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!OFFICE.test(next)) seen.add(next);
  }
  return new Set(
    [...seen].flatMap((name) => {
      const part = manifest[name];
      return part ? [part.file, ...(part.css ?? [])] : [];
    }),
  );
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
        globPatterns: ["assets/*.{js,css}", "pictures/*.svg", "eggs/*.svg"],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (entries) => {
            const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
            const wanted = filesOfCustomers(manifest);
            return {
              manifest: entries.filter(({ url }) => !url.startsWith("assets/") || wanted.has(url)),
            };
          },
        ],
      },
    }),
  ];
};
