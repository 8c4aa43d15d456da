import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { run } from "./run.js";

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

const isBuilt =
  run("npx", ["vite", "build", "--logLevel", "warn"]) &&
  run("npx", ["vite", "build", "--logLevel", "warn", "--config", "vite.server.config.ts"]);

if (isBuilt) packIn("dist");
process.exitCode = isBuilt ? 0 : 1;
