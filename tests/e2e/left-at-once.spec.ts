import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import {
  aStoredLine,
  basketLink,
  cardOf,
  noDeedIsLeft,
  stored,
  takenOver,
} from "#tests/e2e/shop.ts";

const TRIES = 4;
const HOMES = { "in one browser": "http://localhost:4183", "on a server": "http://localhost:4185" };
const NEWS = { content: "<h2>Half price!</h2>", enabled: true, version: 4 };

const packsStored = async (page: Page): Promise<number> =>
  ((await stored(page, "cart")) as { quantity: number }[] | null)?.[0]?.quantity ?? 0;

/** Does something on a page, and closes it in the same instant. */
const leaving = async (
  context: BrowserContext,
  url: string,
  press: (page: Page) => Promise<unknown>,
): Promise<void> => {
  const page = await context.newPage();
  await page.goto(url);
  await takenOver(page);
  await press(page);
  await page.close();
};

for (const [home, url] of Object.entries(HOMES))
  test(`leaving at once keeps the packs just added, each once, ${home}`, {
    tag: home === "in one browser" ? "@daily" : [],
  }, async ({ context }) => {
    test.slow();
    for (let tries = 1; tries <= TRIES; tries += 1) {
      await leaving(context, url, (page) =>
        cardOf(page, "Large Eggs")
          .getByRole("button", { name: "Add to Basket" })
          .evaluate((button: HTMLButtonElement) => button.click()),
      );
      const page = await context.newPage();
      await page.goto(url);
      await expect(basketLink(page)).toHaveAccessibleName(
        `Basket, ${tries} ${tries === 1 ? "item" : "items"}`,
      );
      await noDeedIsLeft(page);
      expect(await packsStored(page)).toBe(tries);
      await page.close();
    }
  });

test("leaving the checkout at once keeps a figure just typed", async ({ context }) => {
  const url = `${HOMES["in one browser"]}/checkout`;
  await context.addInitScript(
    (cart) => {
      if (localStorage.getItem("cart") === null) localStorage.setItem("cart", cart);
    },
    JSON.stringify([aStoredLine()]),
  );
  for (let quantity = 2; quantity <= TRIES; quantity += 1) {
    await leaving(context, url, (page) => page.getByLabel("Quantity").fill(String(quantity)));
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByLabel("Quantity")).toHaveValue(String(quantity));
    await noDeedIsLeft(page);
    expect(await packsStored(page)).toBe(quantity);
    await page.close();
  }
});

test("leaving at once keeps a splash page closed", async ({ context }) => {
  const url = HOMES["in one browser"];
  await context.addInitScript((news) => {
    if (localStorage.getItem("splashConfig") === null) localStorage.setItem("splashConfig", news);
  }, JSON.stringify(NEWS));
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await leaving(context, url, async (page) => {
      await page.evaluate(() => localStorage.removeItem("splashSeenVersion"));
      await page.reload();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: "Close" })
        .evaluate((button: HTMLButtonElement) => button.click());
    });
    const page = await context.newPage();
    await page.goto(url);
    await expect.poll(() => stored(page, "splashSeenVersion")).toBe(4);
    await noDeedIsLeft(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.close();
  }
});

test("leaving the checkout at once collects the whole basket", async ({ context }) => {
  const url = `${HOMES["in one browser"]}/checkout`;
  const kept = {
    cart: [aStoredLine(), aStoredLine({ deliveryMethod: "collection", quantity: 2 })],
    deliveryPostcode: { postcode: "RH1 0AB", at: new Date().toISOString() },
  };
  await context.addInitScript((planted) => {
    for (const [key, value] of Object.entries(planted))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await leaving(context, url, (page) =>
    page
      .getByRole("button", { name: "Collect instead" })
      .evaluate((button: HTMLButtonElement) => button.click()),
  );
  const page = await context.newPage();
  await page.goto(url);
  const line = page.getByRole("listitem", { name: "Large Eggs, 12 pack, Collection" });
  await expect(line.getByLabel("Quantity")).toHaveValue("3");
  await noDeedIsLeft(page);
});
