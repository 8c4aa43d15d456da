import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { getBrowser } from "../lib/browser.js";
import { palettePng } from "./palette-png.js";
import { pixelsOf } from "./pixels-of.js";

const FOLDER = "public/pictures";

/** The accent by day: see src/ui/shared/tokens.css. */
const GREEN = "#1f5c3d";
const SHELL = "#f8f8f3";

/** @param {string} name */
const drawing = (name) => readFileSync(`${FOLDER}/${name}.svg`, "utf8");

/**
 * What is shown where a link is shared: the drawing, with the land stretched to both sides of hen and gate.
 * It says no word: those are each farm's own, and stand beside it.
 */
const PREVIEW = `
  <style>
    svg { display: block; width: 1200px; height: 630px; }
    .s, .b, .f, .l { transform: scaleX(1.17); transform-origin: 240px 0; }
  </style>
  ${drawing("hero").replace('viewBox="0 0 720 520"', 'viewBox="-40 68 840 441"')}`;

/** @param {{ share: number, ground: string, inks?: string }} sign */
const sign = ({ share, ground, inks = "" }) => `
  <style>
    body { display: grid; place-items: center; background: ${ground}; }
    svg { width: ${share}%; height: ${share}%; }
    ${inks}
  </style>${drawing("logo")}`;

const BARE = sign({ share: 100, ground: "transparent" });

/** The egg is as green as the ground, so the inks are reversed; the bars run on into the ground. */
const REVERSED = `
  g > path { fill: ${SHELL}; }
  g > path + circle + path { stroke: ${GREEN}; d: path("M0 26.5h48M0 33h48M0 39.5h48M10.5 39.5L37.5 26.5"); }`;

/** @param {number} share */
const filled = (share) => sign({ share, ground: GREEN, inks: REVERSED });

const PICTURES = [
  { name: "og", width: 1200, height: 630, body: PREVIEW },
  { name: "icon-192", width: 192, height: 192, body: BARE },
  { name: "icon-512", width: 512, height: 512, body: BARE },
  { name: "icon-maskable-512", width: 512, height: 512, body: filled(72) },
  { name: "apple-touch-icon", width: 180, height: 180, body: filled(82) },
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
  const png = palettePng({ pixels, width, height, title: "Fresh eggs" });
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
