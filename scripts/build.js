import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildShop } from "../tools/lib/build-shop.js";

const TEXTS = /\.(?:js|css|svg|json|txt|xml)$/;
const SMALLEST = 1_000;

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

const isBuilt = buildShop("dist", "dist-server");
if (isBuilt) packIn("dist");
process.exitCode = isBuilt ? 0 : 1;
