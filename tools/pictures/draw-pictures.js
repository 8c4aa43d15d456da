import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { getBrowser } from "../lib/browser.js";
import { palettePng } from "./palette-png.js";
import { pixelsOf } from "./pixels-of.js";

const FOLDER = "public/pictures";

/** Of the page by day: see src/ui/shared/theme.css. */
const GREEN = "#2b6b40";

/** @param {string} name */
const drawing = (name) => readFileSync(`${FOLDER}/${name}.svg`, "utf8");

/** The drawing with more ground to its right, and less sky. */
const widened = () =>
  drawing("hero")
    .replace('viewBox="0 0 640 440"', 'viewBox="0 73 699 367"')
    .replace('<rect width="640" height="440" fill', '<rect width="700" height="440" fill')
    .replace("640 244 V440", "640 244 L700 249 V440")
    .replace("640 290 V440", "640 290 L700 288 V440");

/** What is shown where a link is shared. It says no word: those are each farm's own, and stand beside it. */
const PREVIEW = `
  <style>
    svg { display: block; width: 1200px; height: 630px; }
    svg > g { clip-path: none; }
  </style>
  ${widened()}`;

/**
 * The farm's sign, smaller than its ground where a device cuts into it.
 * @param {{ share: number, ground: string }} drawn
 */
const sign = ({ share, ground }) => `
  <style>
    body { display: grid; place-items: center; background: ${ground}; }
    svg { width: ${share}%; height: ${share}%; }
  </style>${drawing("logo")}`;

const ROUND = sign({ share: 100, ground: "transparent" });
const FILLED = { share: 84, ground: GREEN };

const PICTURES = [
  { name: "og", width: 1200, height: 630, body: PREVIEW },
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
