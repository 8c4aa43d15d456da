import { expect, type Page, test } from "@playwright/test";
import { DESKTOP, PHONE } from "#tests/e2e/every-look.ts";
import { A_BASKET, AT_WORK } from "#tests/e2e/looks/farm-records.ts";
import { openScreen, type Screen } from "#tests/e2e/looks/screens.ts";
import { addPack } from "#tests/e2e/shop.ts";

const NOTICE = "[data-sonner-toast]:not([data-removed='true'])";

/** What lies under the notice by its middle: of each its name, or its words. */
const underNotice = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const notice = document.querySelector(selector);
    if (!notice) throw new Error("There is no notice.");
    const isUnder = (one: Element): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = width > 1 && one.checkVisibility();
      return isSeen && hit?.closest(selector) === notice && !notice.contains(one);
    };
    const all = "a[href], button, input, select, textarea, summary, h1, h2, h3";
    return [...document.querySelectorAll(all)]
      .filter(isUnder)
      .map((one) => one.getAttribute("aria-label") ?? one.textContent.slice(0, 40));
  }, NOTICE);

interface Pressing extends Screen {
  readonly says: string;
  readonly press: (page: Page) => Promise<unknown>;
  /** What may lie under it: lists without a gap, and the row that a notice has for its own. */
  readonly mayCover?: RegExp;
}

const addTwice = async (page: Page): Promise<void> => {
  await addPack(page, "Pullet Eggs", 6);
  await addPack(page, "Large Eggs", 6);
};

const closeADay = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Close…" }).first().click();
  await page.getByLabel("Reason").last().fill("Storm");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Leave them" }).click();
};

const saveTheStock = async (page: Page): Promise<void> => {
  const [stock, prices] = ["Inventory", "Pricing Management"].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );
  await prices?.getByRole("spinbutton").first().fill("1.25");
  await stock?.getByRole("spinbutton").first().fill("33");
  await stock?.getByRole("button", { name: "Save All Changes" }).click();
};

const PRESSES: readonly Pressing[] = [
  { name: "Home", path: "/", says: "Added to basket!", press: addTwice },
  {
    ...{ name: "Basket", path: "/checkout", records: { cart: A_BASKET } },
    says: "Removed from basket",
    press: (page) => page.getByRole("button", { name: "Remove" }).first().click(),
  },
  {
    ...{ name: "Orders", path: "/admin/orders", records: AT_WORK },
    says: "The order has been marked as Completed.",
    press: async (page) => {
      await page.getByRole("button", { expanded: false, name: /AB9/ }).first().click();
      await page.getByRole("button", { name: "Mark as Completed" }).first().click();
    },
    mayCover: /^\d\dAB9/,
  },
  {
    ...{ name: "Inventory & Pricing", path: "/admin/pricing", records: AT_WORK },
    says: "Egg inventory has been updated successfully.",
    press: saveTheStock,
  },
  {
    ...{ name: "Week", path: "/admin/week", records: AT_WORK },
    says: "Saturday 28 November is closed.",
    press: closeADay,
    mayCover: /^Sunday 29 November$|^Close…$/,
  },
  {
    ...{ name: "Count eggs", path: "/admin/count", records: AT_WORK },
    says: "Egg count logged successfully.",
    press: async (page) => {
      await page.getByRole("spinbutton", { name: "Large" }).fill("7");
      await page.getByRole("button", { name: "Save 7 eggs" }).click();
    },
    mayCover: /^Day (before|after)$/,
  },
];

for (const viewport of [PHONE, DESKTOP])
  for (const { says, press, mayCover, ...screen } of PRESSES)
    test(`a notice of ${screen.name} lies over nothing to press, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openScreen(page, screen);
      await press(page);
      const notice = page.locator(NOTICE);
      await expect(notice).toContainText(says);
      await expect(notice).toBeInViewport({ ratio: 1 });
      const under = await underNotice(page);
      expect(under.filter((name) => !mayCover?.test(name))).toEqual([]);
    });
