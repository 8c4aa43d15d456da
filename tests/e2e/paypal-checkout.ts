import type { Page } from "@playwright/test";

/** The shop that was built with a PayPal client id. */
export const CONFIGURED_SHOP = { baseURL: "http://localhost:4184" };

export const pay = (page: Page) =>
  page.getByRole("button", { name: "PayPal", exact: true }).click();

/** PayPal's button, hidden or not. */
export const payPalButton = (page: Page) =>
  page.getByRole("button", { name: "PayPal", exact: true, includeHidden: true });
