import { openChromium, startStaticSite } from "../bench/homes.js";

const FILE = "docs/shop.png";
/** A small picture: half the pixels of a laptop's screen. */
const VIEW = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 0.6 };

const site = await startStaticSite();
const { browser } = await openChromium();
try {
  const page = await browser.newPage({ ...VIEW, reducedMotion: "reduce" });
  await page.goto(site.origin);
  await page.getByRole("button", { name: "Add to Basket" }).first().waitFor();
  const close = page.getByRole("dialog").getByRole("button").first();
  if (await close.isVisible()) await close.click();
  await page.screenshot({ path: FILE });
  console.log(`${FILE} is drawn.`);
} finally {
  await browser.close();
  await site.stop();
}
