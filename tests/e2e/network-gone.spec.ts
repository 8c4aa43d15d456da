import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { basketLink, cardOf, lineOf, noticeOf, takenOver } from "#tests/e2e/shop.ts";

const HOMES = { "in one browser": "http://localhost:4183", "on a server": "http://localhost:4185" };

const NOTICES = "**/notice-area*.js";

/** What becomes of the notices' code: it is fetched in time, the network is away, or it never answers. */
const FATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "right after the page stands": async () => undefined,
  "before the notices are fetched": (page) => page.route(NOTICES, (route) => route.abort()),
  "while the notices are fetched": (page) => page.route(NOTICES, () => undefined),
};

const goOffline = async (page: Page, context: BrowserContext): Promise<void> => {
  await takenOver(page);
  await context.setOffline(true);
};

const addLarge = async (page: Page): Promise<void> => {
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect(noticeOf(page, "Added to basket!")).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
};

for (const [home, url] of Object.entries(HOMES)) {
  for (const [when, befall] of Object.entries(FATES))
    test(`a first press is answered where the network goes ${when}, ${home}`, async ({
      page,
      context,
    }) => {
      await befall(page);
      await page.goto(url);
      await goOffline(page, context);
      await addLarge(page);
    });

  test(`a basket is changed and changed back where the network has gone, ${home}`, async ({
    page,
    context,
  }) => {
    await page.route(NOTICES, (route) => route.abort());
    await page.goto(url);
    await takenOver(page);
    await addLarge(page);
    await page.goto(`${url}/checkout`);
    await goOffline(page, context);
    const line = lineOf(page, "Large Eggs, 6 pack, Free Delivery");
    await line.getByLabel("Quantity").fill("2");
    await expect(basketLink(page)).toHaveAccessibleName("Basket, 2 items");
    await line.getByRole("button", { name: /^Remove/ }).click();
    await expect(line).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(line).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  });

  test(`what Home can't show without a network it says so, ${home}`, async ({ page, context }) => {
    await page.goto(url);
    await goOffline(page, context);
    await basketLink(page).click();
    await expect(page.getByRole("alert")).toContainText("We could not show this page");
  });
}

test("a shop that writes no letters says so where the network has gone", async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("eggInventory", JSON.stringify({ large: 0 })),
  );
  await page.goto(HOMES["in one browser"]);
  await goOffline(page, context);
  await page.getByRole("button", { name: "Join Waitlist" }).first().click();
  await expect(noticeOf(page, "Feature Not Implemented")).toBeVisible();
});
