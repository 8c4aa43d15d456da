import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

export const isSidewaysScrollable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** All that the dark look can spoil: it differs in its colours alone. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Reports findings whole, and of all else only that it is right: that takes half the time. */
const ALL: RunOptions = { resultTypes: ["violations"] };

const COLOURS_ALONE: RunOptions = { ...ALL, runOnly: { type: "rule", values: OF_COLOURS } };

/** Puts axe into the page and its frames, but not those of another site: reading it takes longer than most of what it is asked. */
const bringAxe = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  for (const frame of page.frames())
    if ([origin, "null"].includes(new URL(frame.url(), origin).origin))
      if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
};

/** What axe finds, without all that it has looked at. */
const violationsIn = (page: Page, options: RunOptions) =>
  page.evaluate(async (asked) => {
    const here = (window as unknown as { readonly axe: typeof axe }).axe;
    const { violations } = await here.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);

/** Axe, which is there, finds nothing, and the page does not scroll sideways. */
const expectFlawless = async (page: Page, isDark: boolean, look: string): Promise<void> => {
  expect(await violationsIn(page, isDark ? COLOURS_ALONE : ALL), look).toEqual([]);
  expect(await isSidewaysScrollable(page), look).toBe(false);
};

/** The page as it stands is flawless light and dark, on a phone and on a desktop. What fades is shown anew in each look. */
export const expectFlawlessInEveryLook = async (
  page: Page,
  showAnew: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await bringAxe(page);
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await showAnew();
    await expectFlawless(page, colorScheme === "dark", `${colorScheme}, ${viewport.width} px wide`);
  }
};
