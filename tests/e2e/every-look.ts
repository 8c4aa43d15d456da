import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Declares the tests four times: light and dark, on a phone and on a desktop. */
export const inEveryLook = (what: string, declare: () => void): void => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test.describe(`${what}, ${colorScheme}, ${width} px wide`, () => {
        test.use({
          colorScheme,
          viewport: { width, height },
          contextOptions: { reducedMotion: "reduce" },
        });
        declare();
      });
    }
  }
};

export const isSidewaysScrollable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Axe finds nothing, and the page does not scroll sideways. */
export const expectFlawless = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  expect(await isSidewaysScrollable(page)).toBe(false);
};
