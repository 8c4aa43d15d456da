import { expect, type Page } from "@playwright/test";
import { basketLink, stored } from "#tests/e2e/shop.ts";

/** The shop that was built with a PayPal client id. */
export const CONFIGURED_SHOP = { baseURL: "http://localhost:4184" };

export const pay = (page: Page) =>
  page.getByRole("button", { name: "PayPal", exact: true }).click();

/** PayPal's button, hidden or not. */
export const payPalButton = (page: Page) =>
  page.getByRole("button", { name: "PayPal", exact: true, includeHidden: true });

export const basketIsKept = async (page: Page, items = 1) => {
  await expect(basketLink(page)).toHaveAccessibleName(
    `Basket, ${items} ${items === 1 ? "item" : "items"}`,
  );
  expect(await stored(page, "orders")).toBeNull();
  expect(await stored(page, "eggInventory")).toBeNull();
};
