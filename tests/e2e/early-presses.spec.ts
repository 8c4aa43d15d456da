import { expect, type Page, test } from "@playwright/test";
import { basketLink, lineOf, noDeedIsLeft, stored } from "#tests/e2e/shop.ts";
import {
  aPhone,
  pressEarly,
  type SlowPage,
  slowPage,
  whenPressed,
  workerIsReady,
} from "#tests/e2e/slow-phone.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const HOMES = { "in one browser": "http://localhost:4183", "on a server": "http://localhost:4185" };
/** Milliseconds between the presses and what leads away. */
const WAITS = [0, 200, 700, 1_500];

// A page that is six times slower, on a machine that runs other tests, takes a minute to listen.
const AT_LAST = { timeout: seconds(90) };
const WHOLE_TEST = seconds(360);

/** Until then the page before would be asked, which may be gone by its answer. */
const reloaded = (page: Page) =>
  page.waitForFunction(
    () => {
      const [navigation] = performance.getEntriesByType("navigation");
      return (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
    },
    undefined,
    AT_LAST,
  );

const hasPacks = async (page: Page, count: number): Promise<void> => {
  const items = count === 1 ? "1 item" : `${count} items`;
  await expect(basketLink(page)).toHaveAccessibleName(`Basket, ${items}`, AT_LAST);
  if (new URL(page.url()).pathname === "/checkout")
    await expect(lineOf(page, "Large Eggs, 30 pack, Collection")).toBeVisible(AT_LAST);
  await noDeedIsLeft(page, AT_LAST);
  await expect
    .poll(() => stored(page, "cart"))
    .toMatchObject([{ packSize: 30, deliveryMethod: "collection", quantity: count }]);
};

const hasChoices = async (page: Page): Promise<void> => {
  const box = page.getByRole("region", { name: "Do we deliver to you?" });
  await expect(box.getByLabel("Postcode")).toHaveValue("RH10 1AA", AT_LAST);
  await expect
    .poll(() => stored(page, "deliveryPostcode"), AT_LAST)
    .toMatchObject({ postcode: "RH10 1AA" });
  await expect(page.getByRole("radio", { name: "Collection" }).first()).toBeChecked();
};

const CHOICES = ["30 pack", "Collection", "Add to Basket", "postcode", "Check"] as const;

/** The first visit of a phone, and the second, when its service worker has the shop. */
const onTwoVisits = (
  what: string,
  live: (slow: SlowPage, wait: number, visit: number) => Promise<void>,
): void => {
  for (const [home, url] of Object.entries(HOMES))
    for (const wait of WAITS)
      test(`a slow phone keeps ${what} after ${wait} ms, in a shop ${home}`, async ({
        browser,
      }) => {
        test.setTimeout(WHOLE_TEST);
        const phone = await aPhone(browser, url);
        for (const visit of [1, 2]) {
          const slow = await slowPage(phone);
          await live(slow, wait, visit);
          expect(await whenPressed(slow.page)).toBe("before the script");
          expect(slow.wasEmpty()).toBe(false);
          if (visit === 1) await workerIsReady(slow.page);
          await slow.page.close();
        }
        await phone.close();
      });
};

onTwoVisits("all that leads to the basket", async ({ page, hurry }, wait, visit) => {
  await pressEarly(page, "/", { steps: CHOICES, to: "/checkout", wait });
  await page.waitForURL("**/checkout", AT_LAST);
  await hasPacks(page, visit);
  await hurry();
  await page.goBack();
  await hasPacks(page, visit);
  await hasChoices(page);
  await page.goForward();
  await hasPacks(page, visit);
  await page.reload();
  await hasPacks(page, visit);
});

onTwoVisits("all that is chosen, through a reload,", async ({ page, hurry }, wait, visit) => {
  await pressEarly(page, "/", { steps: CHOICES, to: "reload", wait });
  await reloaded(page);
  await hasPacks(page, visit);
  await hasChoices(page);
  await hurry();
  await basketLink(page).click();
  await page.waitForURL("**/checkout", AT_LAST);
  await hasPacks(page, visit);
});

onTwoVisits("what is typed", async ({ page, hurry }, wait) => {
  await pressEarly(page, "/contact", { steps: ["email", "message"], to: "/terms", wait });
  await page.waitForURL("**/terms", AT_LAST);
  await hurry();
  await page.goto("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("Two trays, please", AT_LAST);
  await expect(page.getByLabel("Email")).toHaveValue("mabel@example.com");
});
