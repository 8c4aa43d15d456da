import { writeFileSync } from "node:fs";
import { openChromium, startStaticSite } from "../bench/homes.js";
import { palettePng } from "./palette-png.js";
import { pixelsOf } from "./pixels-of.js";

const FILE = "docs/shop.png";
const SCALE = 0.6;
const VIEWPORT = { width: 1200, height: 1340 };

const site = await startStaticSite();
const { browser } = await openChromium();
try {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    reducedMotion: "reduce",
  });
  await page.goto(site.origin);
  await page.getByRole("button", { name: "Add to Basket" }).first().waitFor();
  const close = page.getByRole("dialog").getByRole("button").first();
  if (await close.isVisible()) await close.click();
  const shot = await page.screenshot();
  const pixels = await pixelsOf(await browser.newPage(), shot);
  const [width, height] = [shot.readUInt32BE(16), shot.readUInt32BE(20)];
  const png = palettePng({ pixels, width, height, title: "The shop's Home page" });
  writeFileSync(FILE, png);
  console.log(`${FILE}: ${width} × ${height}, ${png.length.toLocaleString("en-GB")} B`);
} finally {
  await browser.close();
  await site.stop();
}
