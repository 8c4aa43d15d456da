import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST_LOAD_LIMIT = 105_000;
const EDITOR_LIMIT = 150_000;

const dist = process.argv[2] ?? "dist";
const assets = join(dist, "assets");

/** @param {string} name */
const read = (name) => readFileSync(join(assets, name), "utf8");

/**
 * The scripts that a script can't start without.
 * @param {string} script
 */
const staticImportsOf = (script) =>
  [...script.matchAll(/(?:^|[;}])(?:import|export)[^;"'()]*?["']\.\/([^"']+\.js)["']/g)].map(
    (match) => String(match[1]),
  );

const firstLoad = () => {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const waiting = [...page.matchAll(/\/assets\/([^"']+\.js)/g)].map((match) => String(match[1]));
  const seen = new Set();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...staticImportsOf(read(name)));
  }
  return [...seen];
};

/** @param {string} name */
const weigh = (name) => gzipSync(read(name)).length;

const scripts = firstLoad();
const total = scripts.reduce((sum, name) => sum + weigh(name), 0);
const strangers = scripts.filter((name) =>
  /sdk\/js|PayPalButtons|ProseMirror|uPlot|Admin Panel|DOMPurify/.test(read(name)),
);

console.log("First load of Home, gzipped JavaScript:");
for (const name of scripts) console.log(`  ${weigh(name).toLocaleString("en-GB")} B  ${name}`);
console.log(
  `  ${total.toLocaleString("en-GB")} B in all, ${FIRST_LOAD_LIMIT.toLocaleString("en-GB")} B allowed`,
);

console.log("Fetched later, when needed:");
for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
  if (!scripts.includes(name)) console.log(`  ${weigh(name).toLocaleString("en-GB")} B  ${name}`);
}

const editor = readdirSync(assets).find((file) => /^rich-text-editor.*\.js$/.test(file));

const faults = [
  ...(total > FIRST_LOAD_LIMIT ? ["The first load is too large."] : []),
  ...strangers.map((name) => `The first load holds what a shopper does not use: ${name}.`),
  ...(editor && weigh(editor) <= EDITOR_LIMIT
    ? []
    : [`The editor is not found, or over ${EDITOR_LIMIT.toLocaleString("en-GB")} B.`]),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
