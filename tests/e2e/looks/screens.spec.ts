import { expect, type Page, test } from "@playwright/test";
import {
  DESKTOP,
  expectFlawlessInEveryLook,
  isSidewaysScrollable,
  PHONE,
} from "#tests/e2e/every-look.ts";
import { openScreen, SCREENS, type Screen } from "#tests/e2e/looks/screens.ts";
import { openSharedScreen, SHARED_SCREENS } from "#tests/e2e/looks/shared-screens.ts";
import { smallTargets, TARGET } from "#tests/e2e/looks/targets.ts";
import { SHARED_SHOP } from "#tests/e2e/people.ts";

const WIDTHS = [320, 360, 640, 720, 768, 1024, 1100, 1280, 1440, 1920];

/** Of the others the examples of a day show the parts. */
const DAILY = ["Home", "Basket", "My Orders", "Dashboard", "Orders", "A pack day"];

/** What WCAG 1.4.12 asks a page to bear. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const FOLDER = process.env.LOOKS_FOLDER;

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

/** For a person to look through: see scripts/looks.js. */
const takePictures = async (page: Page, { name, showAnew }: Screen): Promise<void> => {
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await showAnew?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png`,
      fullPage: showAnew === undefined,
    });
  }
};

const expectToFit = async (page: Page, screen: Screen): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isSidewaysScrollable(page), `${width} px`).toBe(false);
  }
  await page.setViewportSize(PHONE);
  // What fades may lie over them for its moment.
  if (!screen.showAnew)
    await expect.poll(() => smallTargets(page, screen.target ?? TARGET)).toEqual([]);
  const largeText = await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await isSidewaysScrollable(page), "twice the text size").toBe(false);
  await largeText.evaluate((style: Element) => style.remove());
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  expect(await isSidewaysScrollable(page), "spaced text").toBe(false);
  await spacing.evaluate((style: Element) => style.remove());
};

const testEach = <Shown extends Screen>(
  screens: readonly Shown[],
  open: (page: Page, screen: Shown) => Promise<void>,
): void => {
  for (const screen of screens)
    test(`${screen.name} is flawless in every look, and fits every width`, {
      tag: DAILY.includes(screen.name) ? "@daily" : [],
    }, async ({ page }) => {
      test.slow();
      await open(page, screen);
      if (FOLDER) return takePictures(page, screen);
      await expectFlawlessInEveryLook(page, async () => screen.showAnew?.(page));
      await expectToFit(page, screen);
      if (screen.sign) await expect(screen.sign(page)).toBeVisible();
    });
};

testEach(SCREENS, openScreen);

test.describe("in the shared shop", () => {
  test.use(SHARED_SHOP);
  testEach(SHARED_SCREENS, openSharedScreen);
});
