import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fontsIn, weightsOf } from "./site-weights.js";

const FIRST_LOAD_LIMIT = 120_000;
const STYLES_LIMIT = 14_000;
const FONT_LIMIT = 35_000;
const HOME_LIMIT = 200_000;
/** With its headers it comes within TCP's first two round trips: ten and twenty packets of 1,460 B (RFC 6928). */
const HOME_PAGE_LIMIT = 43_000;
/** To ask for a small file takes the owner's browser longer than to read it. */
const MOST_FILES = 50;
const EDITOR_LIMIT = 150_000;
const COMMITTED = "tools/bench/sizes.json";
/** How many times its committed figure a page may weigh. */
const GROWTH = 1.1;

const ENTRIES = {
  "in one browser": "index.html",
  "shared on a server": "src/app/browser/main-shared.tsx",
};

const [dist = "dist"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const site = weightsOf(dist);

/** @param {number} bytes */
const written = (bytes) => `${bytes.toLocaleString("en-GB")} B`;

/** @param {string} entry */
const firstLoadOf = (entry) => site.chunksOf(entry).map(({ file }) => file);

/**
 * Prints what files weigh, and answers with what is wrong about it.
 * @param {string} what
 * @param {string[]} files
 * @param {number} limit
 */
const weighAll = (what, files, limit) => {
  const total = files.reduce((sum, file) => sum + site.weigh(file), 0);
  console.log(`First load of Home, gzipped ${what}:`);
  for (const file of files) console.log(`  ${written(site.weigh(file))}  ${file}`);
  console.log(`  ${written(total)} in all, ${written(limit)} allowed`);
  return [
    ...(files.length === 0 ? [`No ${what} is found.`] : []),
    ...(total > limit ? [`The first load's ${what} is too large.`] : []),
  ];
};

const faults = Object.entries(ENTRIES).flatMap(([home, entry]) => {
  const scripts = firstLoadOf(entry);
  const styles = [...new Set(site.chunksOf(entry).flatMap(({ css = [] }) => css))];
  const strangers = scripts.filter((file) =>
    /sdk\/js|PayPalButtons|ProseMirror|uPlot|Admin Panel|DOMPurify/.test(site.read(file)),
  );
  return [
    ...weighAll(`JavaScript of a shop ${home}`, scripts, FIRST_LOAD_LIMIT),
    ...weighAll(`CSS of a shop ${home}`, styles, STYLES_LIMIT),
    ...strangers.map((file) => `The first load holds what a shopper does not use: ${file}.`),
  ];
});

const fonts = fontsIn(site.read("index.html"));
if (fonts.length !== 2) faults.push("Home has other than two fonts.");
for (const file of fonts) {
  console.log(`A font: ${written(site.weigh(file))}  ${file}, ${written(FONT_LIMIT)} allowed`);
  if (site.weigh(file) > FONT_LIMIT) faults.push(`A font is too large: ${file}.`);
}

const page = site.weigh("index.html");
console.log(`Home's HTML: ${written(page)}, ${written(HOME_PAGE_LIMIT)} allowed`);
if (page > HOME_PAGE_LIMIT) faults.push("Home's HTML is too large.");

const whole = site.home();
console.log(`Home whole, with its pictures: ${written(whole)}, ${written(HOME_LIMIT)} allowed`);
if (whole > HOME_LIMIT) faults.push("Home is too large.");

const first = new Set(Object.values(ENTRIES).flatMap(firstLoadOf));
console.log("Fetched later, when needed:");
for (const name of readdirSync(join(dist, "assets"))) {
  const file = `assets/${name}`;
  if (name.endsWith(".js") && !first.has(file))
    console.log(`  ${written(site.weigh(file))}  ${file}`);
}

console.log(
  `The worker that keeps the shop for when the network is away:\n  ${written(site.weigh("sw.js"))}  sw.js`,
);

const editor = site.find(/rich-text-editor[^/]*\.js$/);
if (!editor || site.weigh(editor) > EDITOR_LIMIT)
  faults.push(`The editor is not found, or over ${written(EDITOR_LIMIT)}.`);

const files = site.adminFiles("/admin").length;
console.log(`The Dashboard in one browser: ${files} scripts and styles, ${MOST_FILES} allowed`);
if (files > MOST_FILES) faults.push("The Dashboard is fetched in too many files.");

/** @typedef {Record<string, import("./site-weights.js").Weight>} Weights */

const routes = /** @type {Weights} */ (site.routes());
if (process.argv.includes("--commit"))
  writeFileSync(COMMITTED, `${JSON.stringify(routes, null, 2)}\n`);
const committed = /** @type {Weights} */ (JSON.parse(readFileSync(COMMITTED, "utf8")));

/**
 * @param {number | undefined} bytes
 * @param {number | undefined} known
 */
const beside = (bytes, known) =>
  bytes === undefined ? "" : `${written(bytes)} (${known ? written(known) : "none committed"})`;

/**
 * @param {number | undefined} bytes
 * @param {number | undefined} known
 */
const isTooLarge = (bytes = 0, known = 0) => bytes > known * GROWTH;

console.log(`Scripts and styles, and HTML, of each page, gzipped (committed in ${COMMITTED}):`);
for (const [route, { code, html }] of Object.entries(routes)) {
  const known = committed[route];
  console.log(`  ${route}: ${beside(code, known?.code)} ${beside(html, known?.html)}`.trimEnd());
  if (isTooLarge(code, known?.code) || isTooLarge(html, known?.html))
    faults.push(
      `${route} weighs more than ${GROWTH} times what is committed: see what it loads, or \`npm run size -- --commit\`.`,
    );
}
for (const route of Object.keys(committed))
  if (!routes[route]) faults.push(`${route} is committed in ${COMMITTED}, and no page any more.`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
