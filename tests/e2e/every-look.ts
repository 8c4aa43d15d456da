import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

export const isSidewaysScrollable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** All that the dark look can spoil: it differs in its colours alone. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Axe finds nothing, and the page does not scroll sideways. */
const expectFlawless = async (page: Page, isDark: boolean, look: string): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (isDark ? axe.withRules(OF_COLOURS) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
    look,
  ).toEqual([]);
  expect(await isSidewaysScrollable(page), look).toBe(false);
};

/** The page as it stands is flawless light and dark, on a phone and on a desktop. What fades is shown anew in each look. */
export const expectFlawlessInEveryLook = async (
  page: Page,
  showAnew: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await showAnew();
    await expectFlawless(page, colorScheme === "dark", `${colorScheme}, ${viewport.width} px wide`);
  }
};
