import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tellUnseen } from "./licences.js";
import { run } from "./run.js";

const TEXTS = /\.(?:js|css|svg|json|txt|xml)$/;
const SMALLEST = 1_000;

/**
 * Builds the site and the server beside it, and writes the site's pages.
 * @param {string} site
 * @param {string} server
 */
export const buildShop = (site, server) => {
  /** @param {string[]} more */
  const vite = (...more) => run("npx", ["vite", "build", "--logLevel", "warn", ...more]);
  if (!vite("--outDir", site)) return false;
  tellUnseen(site);
  return (
    vite("--outDir", server, "--config", "vite.server.config.ts") &&
    run("node", [`${server}/static-site.js`, site])
  );
};

/**
 * Packs the files of a built site once, so that no request has to.
 * @param {string} folder
 */
const packIn = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const text = readFileSync(path);
    if (text.length < SMALLEST) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const isBuilt = buildShop("dist", "dist-server");
  if (isBuilt) packIn("dist");
  process.exitCode = isBuilt ? 0 : 1;
}
