import { type Browser, expect, type Page, test } from "@playwright/test";
import { basketLink, lineOf, stored } from "#tests/e2e/shop.ts";
import {
  aPhone,
  pressEarly,
  type SlowPage,
  slowPage,
  visitBefore,
  whenPressed,
} from "#tests/e2e/slow-phone.ts";

const HOMES = { "in one browser": "http://localhost:4183", "on a server": "http://localhost:4185" };
const VISITS = ["first", "second"] as const;
const WAITS = [0, 200, 700, 1_500];

type Visit = (typeof VISITS)[number];

/** The same on one phone for each wait, all at once. */
const onPhones = async (
  { browser, url, visit }: { browser: Browser; url: string; visit: Visit },
  live: (slow: SlowPage, wait: number) => Promise<void>,
): Promise<void> => {
  await Promise.all(
    WAITS.map(async (wait) => {
      const phone = await aPhone(browser, url);
      if (visit === "second") await visitBefore(phone);
      await live(await slowPage(phone), wait);
      await phone.close();
    }),
  );
};

const AT_LEAST = { timeout: 60_000 };

const noDeedIsLeft = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^deed/.test(key))),
      AT_LEAST,
    )
    .toEqual([]);

const hasOnePack = async (page: Page, line: string): Promise<void> => {
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item", AT_LEAST);
  if (new URL(page.url()).pathname === "/checkout")
    await expect(lineOf(page, line)).toBeVisible(AT_LEAST);
  await noDeedIsLeft(page);
  await expect.poll(() => stored(page, "cart")).toMatchObject([{ quantity: 1 }]);
};

for (const [home, url] of Object.entries(HOMES))
  for (const visit of VISITS)
    test.describe(`a slow phone's ${visit} visit to a shop ${home}`, () => {
      test.slow();

      test("keeps eggs that are added before the script has come", async ({ browser }) => {
        await onPhones({ browser, url, visit }, async ({ page, wasEmpty }, wait) => {
          await pressEarly(page, "/", { steps: ["Add to Basket"], to: "/checkout", wait });
          await page.waitForURL("**/checkout", AT_LEAST);
          await hasOnePack(page, "Large Eggs, 6 pack, Free Delivery");
          expect([await whenPressed(page), wasEmpty()]).toEqual(["before the script", false]);
          await page.goBack();
          await hasOnePack(page, "");
          await page.goForward();
          await hasOnePack(page, "Large Eggs, 6 pack, Free Delivery");
          await page.reload();
          await hasOnePack(page, "Large Eggs, 6 pack, Free Delivery");
        });
      });

      test("keeps a size, a method and a postcode, and loads the page again", async ({
        browser,
      }) => {
        await onPhones({ browser, url, visit }, async ({ page, wasEmpty }, wait) => {
          const steps = ["30 pack", "Collection", "Add to Basket", "postcode", "Check"] as const;
          await pressEarly(page, "/", { steps, to: "reload", wait });
          await hasOnePack(page, "");
          const box = page.getByRole("region", { name: "Do we deliver to you?" });
          await expect(box.getByLabel("Postcode")).toHaveValue("RH10 1AA", AT_LEAST);
          await expect
            .poll(() => stored(page, "deliveryPostcode"))
            .toMatchObject({
              postcode: "RH10 1AA",
            });
          await expect(page.getByRole("radio", { name: "Collection" }).first()).toBeChecked();
          await basketLink(page).click();
          await hasOnePack(page, "Large Eggs, 30 pack, Collection");
          expect([await whenPressed(page), wasEmpty()]).toEqual(["before the script", false]);
        });
      });

      test("keeps what is typed into forms", async ({ browser }) => {
        await onPhones({ browser, url, visit }, async ({ page }, wait) => {
          await pressEarly(page, "/contact", { steps: ["email", "message"], to: "/terms", wait });
          await page.waitForURL("**/terms", AT_LEAST);
          await page.goto("/contact");
          await expect(page.getByLabel("Message")).toHaveValue("Two trays, please", AT_LEAST);
          await expect(page.getByLabel("Email")).toHaveValue("mabel@example.com");
          expect(await whenPressed(page)).toBe("before the script");
        });
      });
    });
