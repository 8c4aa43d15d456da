import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { getBrowser } from "../lib/browser.js";
import { palettePng } from "./palette-png.js";
import { pixelsOf } from "./pixels-of.js";

const FOLDER = "public/pictures";

/** Of the page by day: see src/ui/shared/theme.css. */
const COLOURS = { paper: "#fdf8ee", ink: "#33271c", green: "#2b6b40", muted: "#66543f" };

/** @param {string} name */
const drawing = (name) => readFileSync(`${FOLDER}/${name}.svg`, "utf8");

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * What is shown where somebody shares a link: it is read at the size of a thumb, too.
 * @param {{ name: string, tagline: string }} farm
 */
const preview = ({ name, tagline }) => `
  <style>
    body { display: grid; grid-template-columns: 464px 736px; align-items: center; color: ${COLOURS.ink};
      background: ${COLOURS.paper}; font-family: "DejaVu Serif", serif; }
    section { padding: 0 16px 0 44px; }
    section svg { width: 112px; height: 112px; }
    h1 { margin: 28px 0 22px; font-size: 72px; line-height: 1.05; overflow-wrap: anywhere; letter-spacing: -2px; }
    p { margin: 0; font: 32px/1.4 "DejaVu Sans", sans-serif; color: ${COLOURS.muted}; }
    figure { height: 630px; margin: 0; overflow: hidden; }
    figure svg { width: 916px; height: 630px; margin-left: -180px; }
    figure g { clip-path: none; }
  </style>
  <section>${drawing("logo")}<h1>${escaped(name)}</h1><p>${escaped(tagline)}</p></section>
  <figure>${drawing("hero")}</figure>`;

/**
 * The farm's sign, smaller than its ground where a device cuts into it.
 * @param {{ share: number, ground: string }} drawn
 */
const sign = ({ share, ground }) => `
  <style>
    body { display: grid; place-items: center; background: ${ground}; }
    svg { width: ${share}%; height: ${share}%; }
  </style>${drawing("logo")}`;

/** @type {{ module: typeof import("../../src/core/farm.ts") }} */
const {
  module: { FARM },
} = await runnerImport("./src/core/farm.ts");

const ROUND = sign({ share: 100, ground: "transparent" });
const FILLED = { share: 84, ground: COLOURS.green };

const PICTURES = [
  { name: "og", width: 1200, height: 630, body: preview(FARM) },
  { name: "icon-192", width: 192, height: 192, body: ROUND },
  { name: "icon-512", width: 512, height: 512, body: ROUND },
  { name: "icon-maskable-512", width: 512, height: 512, body: sign(FILLED) },
  { name: "apple-touch-icon", width: 180, height: 180, body: sign({ ...FILLED, share: 100 }) },
];

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {(typeof PICTURES)[number]} picture
 */
const draw = async (browser, { name, width, height, body }) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body { margin: 0; height: ${height}px; }</style>${body}`);
  const pixels = await pixelsOf(page, await page.screenshot({ omitBackground: true }));
  await page.close();
  const file = `${FOLDER}/${name}.png`;
  const png = palettePng({ pixels, width, height, title: `${FARM.name}: ${FARM.tagline}` });
  writeFileSync(file, png);
  console.log(`${file}: ${width} × ${height}, ${png.length.toLocaleString("en-GB")} B`);
};

const executablePath = getBrowser();

if (executablePath) {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  for (const picture of PICTURES) await draw(browser, picture);
  await browser.close();
} else process.exitCode = 1;
