import { expect, test } from "@playwright/test";
import {
  aStoredLine,
  basketLink,
  lineOf,
  noticeOf,
  openWith,
  stored,
  tabTo,
} from "#tests/e2e/shop.ts";

test("the keyboard alone makes the whole purchase", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: "Shop Our Eggs", exact: true }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Our Eggs" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Postcode")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(noticeOf(page, "Added to basket!")).toBeVisible();
  await expect(noticeOf(page, "Pullet Eggs (12 pack)")).toBeVisible();

  await page.keyboard.press("Shift+Tab");
  await basketLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Basket" })).toBeFocused();
  await tabTo(page, page.getByRole("spinbutton", { name: "Quantity", exact: true }).first());
  await page.keyboard.press("ArrowUp");
  await expect(lineOf(page, "Pullet Eggs, 12 pack, Collection")).toContainText("£4.00");
  await tabTo(
    page,
    page.getByRole("button", { name: "Practice payment (no money moves)", exact: true }).first(),
  );
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Name", exact: true }).first());
  await page.keyboard.type("Mabel");
  await page.keyboard.press("Tab");
  await page.keyboard.type("mabel@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

test("typing a quantity and pressing Enter never empties or submits anything", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(
    page,
    {
      cart: [
        aStoredLine({ quantity: 2 }),
        aStoredLine({ id: "small-6", packSize: 6, price: 1.25 }),
      ],
    },
    "/checkout",
  );
  const quantity = lineOf(page, "Large Eggs, 12 pack, Free Delivery").getByLabel("Quantity");
  await quantity.fill("5");
  await quantity.press("Enter");
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByRole("listitem").filter({ has: page.getByLabel("Quantity") })).toHaveCount(
    2,
  );
  await expect.poll(() => stored(page, "cart")).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
});

test("the basket stays valid whatever is typed as a quantity", async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  const quantity = page.getByLabel("Quantity");
  for (const [typed, shown] of [
    ["", "2"],
    ["0", "1"],
    ["-3", "1"],
    ["2.7", "2"],
    ["007", "7"],
    ["99999999999", "9999"],
  ] as const) {
    await quantity.fill("2");
    await quantity.blur();
    await quantity.click();
    await quantity.press("ControlOrMeta+a");
    await quantity.press("Delete");
    if (typed) await page.keyboard.type(typed);
    await quantity.press("Enter");
    await quantity.blur();
    await expect(quantity, `"${typed}" typed`).toHaveValue(shown);
    await expect(page.getByText("NaN")).toHaveCount(0);
    await expect.poll(() => stored(page, "cart")).toMatchObject([{ quantity: Number(shown) }]);
  }
});

test("the phone's menu opens and closes by keyboard, and a link closes it", {
  tag: "@daily",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const about = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About Us" });
  await expect(about).toBeHidden();
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(about).toBeVisible();
  await about.press("Escape");
  await expect(about).toBeHidden();
  await menu.press("Enter");
  await menu.press("Escape");
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL("/about");
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(about).toBeHidden();
});

test("Remove keeps the focus in the basket, and is announced", { tag: "@daily" }, async ({
  page,
}) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await page.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(noticeOf(page, "Removed from basket")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeFocused();
});

test("Back returns to the visitor's position on Home", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, { cart: [aStoredLine()] });
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 1200));
  // Playwright's own click would scroll first.
  await basketLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { name: "Your Basket" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 10))).toBe(120);
});

test("typing replaces a figure whose field was entered by Tab, by a press or by a label", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, { cart: [aStoredLine({ quantity: 2 })] }, "/checkout");
  const quantity = page.getByLabel("Quantity");
  await quantity.click();
  await page.keyboard.type("3");
  await expect(quantity).toHaveValue("3");
  await page.getByRole("heading", { name: "Your Basket" }).click();
  // As a screen reader presses it: it is not seen.
  await page.getByText("Quantity").evaluate((label: HTMLElement) => label.click());
  await page.keyboard.type("14");
  await expect(quantity).toHaveValue("14");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5");
  await expect(quantity).toHaveValue("5");
  // Within the field a press puts the caret, as everywhere.
  await quantity.click();
  await page.keyboard.press("End");
  await page.keyboard.type("0");
  await expect(quantity).toHaveValue("50");
});

test("typing replaces stock, prices and costs", async ({ page }) => {
  await openWith(page, { isAdminAuthenticated: "true" }, "/admin/pricing");
  const large = page.getByRole("group", { name: "Large Eggs", exact: true });
  await large.getByLabel("Stock").click();
  await page.keyboard.type("42");
  await expect(large.getByLabel("Stock")).toHaveValue("42");
  await large.getByLabel("12 pack").click();
  await page.keyboard.type("3.5");
  await expect(large.getByLabel("12 pack")).toHaveValue("3.5");
});
