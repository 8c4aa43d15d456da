import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getBrowser } from "../tools/lib/browser.js";
import { run } from "../tools/lib/run.js";
import { prepareShops } from "../tools/lib/test-shops.js";

const FOLDER = resolve("node_modules/.cache/looks");

/** 'Home-390-dark.png' is a picture of 'Home'. */
const PICTURE = /^(?<name>.+)-(?<width>\d+)-(?<scheme>light|dark)\.png$/;

const isReady = await prepareShops();
const browser = getBrowser();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const areTaken =
  isReady &&
  browser !== undefined &&
  run("npx", ["playwright", "test", "tests/e2e/looks/screens.spec.ts"], {
    CHROMIUM_PATH: browser,
    LOOKS_FOLDER: FOLDER,
    TESTS: "all",
  });

/** @type {Map<string, string[]>} */
const byName = new Map();
for (const file of readdirSync(FOLDER).sort()) {
  const name = PICTURE.exec(file)?.groups?.name;
  if (name) byName.set(name, [...(byName.get(name) ?? []), file]);
}

const sections = [...byName].map(
  ([name, files]) =>
    `<section><h2>${name}</h2><div>${files
      .map((file) => {
        const { width, scheme } = PICTURE.exec(file)?.groups ?? {};
        return `<figure><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${name}" loading="lazy"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
      })
      .join("")}</div></section>`,
);

const page = join(FOLDER, "index.html");
writeFileSync(
  page,
  `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every screen of the shop</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 1rem; }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { width: auto; height: 36rem; border: 1px solid #8888; }
</style>
<h1>Every screen of the shop</h1>
<p>${byName.size} screens, on a phone and on a desktop, light and dark.</p>
${sections.join("\n")}
</html>
`,
);
console.log(`${byName.size} screens: ${page}`);
process.exitCode = areTaken ? 0 : 1;
