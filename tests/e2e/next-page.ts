import { expect, type Page } from "@playwright/test";
import { aStoredLine, cardOf, lineOf, stored, takenOver } from "#tests/e2e/shop.ts";

/** Follows a link of the page that shows, and waits for the page behind it. */
export const expectNextPage = async (page: Page, to: string): Promise<void> => {
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === to);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
};

/** Puts two packs into the basket that is stored, before the page is opened. */
export const plantBasket = async (page: Page): Promise<void> => {
  await page.addInitScript(
    (cart) => {
      if (localStorage.getItem("cart") === null) localStorage.setItem("cart", cart);
    },
    JSON.stringify([aStoredLine({ quantity: 2 })]),
  );
};

const quantities = async (page: Page): Promise<readonly number[]> =>
  ((await stored(page, "cart").catch(() => null)) as { quantity: number }[] | null)?.map(
    ({ quantity }) => quantity,
  ) ?? [];

/** Types a figure at the checkout, and waits until it is stored and shown. */
export const expectTyped = async (page: Page, quantity: number): Promise<void> => {
  await page.getByLabel("Quantity").fill(String(quantity));
  await expect.poll(() => quantities(page)).toEqual([quantity]);
  await expect(lineOf(page, "Large Eggs, 12 pack, Free Delivery")).toBeVisible();
  await expect(page.getByLabel("Quantity")).toHaveValue(String(quantity));
};

/** Puts a pack into an empty basket, and waits until it is stored. */
export const expectPutIn = async (page: Page): Promise<void> => {
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect.poll(() => quantities(page)).toEqual([1]);
};

/** Opens a page with its scripts held back until something has been done. */
export const openMeanwhile = async (
  page: Page,
  path: string,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*", async (route) => {
    await done;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: "commit" });
  await meanwhile();
  release();
  await takenOver(page).catch(() => undefined);
};
