import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST_LOAD_LIMIT = 95_000;
const STYLES_LIMIT = 7_000;
const EDITOR_LIMIT = 150_000;

const ENTRIES = {
  "in one browser": "index.html",
  "shared on a server": "src/main-shared.tsx",
};

const dist = process.argv[2] ?? "dist";

/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** @param {string} file */
const read = (file) => readFileSync(join(dist, file), "utf8");

/** @param {string} file */
const weigh = (file) => gzipSync(read(file), { level: 9 }).length;

/** @param {number} bytes */
const written = (bytes) => `${bytes.toLocaleString("en-GB")} B`;

/**
 * What of the manifest a page can't start without.
 * @param {string} entry
 */
const firstChunksOf = (entry) => {
  const waiting = [entry];
  const seen = new Set();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return [...seen].flatMap((name) => manifest[name] ?? []);
};

/** @param {string} entry */
const firstLoadOf = (entry) => firstChunksOf(entry).map(({ file }) => file);

/**
 * Prints what files weigh, and answers with what is wrong about it.
 * @param {string} what
 * @param {string[]} files
 * @param {number} limit
 */
const weighAll = (what, files, limit) => {
  const total = files.reduce((sum, file) => sum + weigh(file), 0);
  console.log(`First load of Home, gzipped ${what}:`);
  for (const file of files) console.log(`  ${written(weigh(file))}  ${file}`);
  console.log(`  ${written(total)} in all, ${written(limit)} allowed`);
  return [
    ...(files.length === 0 ? [`No ${what} is found.`] : []),
    ...(total > limit ? [`The first load's ${what} is too large.`] : []),
  ];
};

const faults = Object.entries(ENTRIES).flatMap(([home, entry]) => {
  const scripts = firstLoadOf(entry);
  const styles = [...new Set(firstChunksOf(entry).flatMap(({ css = [] }) => css))];
  const strangers = scripts.filter((file) =>
    /sdk\/js|PayPalButtons|ProseMirror|uPlot|Admin Panel|DOMPurify/.test(read(file)),
  );
  return [
    ...weighAll(`JavaScript of a shop ${home}`, scripts, FIRST_LOAD_LIMIT),
    ...weighAll(`CSS of a shop ${home}`, styles, STYLES_LIMIT),
    ...strangers.map((file) => `The first load holds what a shopper does not use: ${file}.`),
  ];
});

const first = new Set(Object.values(ENTRIES).flatMap(firstLoadOf));
console.log("Fetched later, when needed:");
for (const name of readdirSync(join(dist, "assets"))) {
  const file = `assets/${name}`;
  if (name.endsWith(".js") && !first.has(file)) console.log(`  ${written(weigh(file))}  ${file}`);
}

console.log(
  `The worker that keeps the shop for when the network is away:\n  ${written(weigh("sw.js"))}  sw.js`,
);

const editor = Object.values(manifest).find(({ file }) =>
  /rich-text-editor[^/]*\.js$/.test(file),
)?.file;
if (!editor || weigh(editor) > EDITOR_LIMIT)
  faults.push(`The editor is not found, or over ${written(EDITOR_LIMIT)}.`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
