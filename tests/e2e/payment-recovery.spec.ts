import { expect, type Page, test } from "@playwright/test";
import { standInForPayPal } from "#tests/e2e/paypal-stand-in.ts";
import {
  addPack,
  aStoredLine,
  basketLink,
  noticeOf,
  openWith,
  practise,
  stored,
} from "#tests/e2e/shop.ts";

const QUESTION = "A payment may have gone through. Please check PayPal before paying again.";

const doubt = (page: Page) => page.getByRole("alert").filter({ hasText: QUESTION });

test("the thank-you page keeps packs added since its payment, and otherwise clears the basket", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await practise(page, "Mabel", "mabel@example.com");
  await expect(page).toHaveURL("/order/success");
  await expect(basketLink(page)).toHaveAccessibleName("Basket");
  // The order comes in above the link, and moves it.
  await expect(page.getByRole("heading", { name: /^Order / })).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await addPack(page, "Small Eggs", 6);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.goto("/about");
  await page.goto("/order/success");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket");
  // The screen comes first.
  await expect.poll(() => stored(page, "cart")).toEqual([]);
});

test.describe("a page that died while it captured", () => {
  test.use({ baseURL: "http://localhost:4184" });

  test("is reported on Home and checkout with its number after half a minute, until it is checked", async ({
    page,
    context,
  }) => {
    await standInForPayPal(page, { capture: "waits" });
    await openWith(page, { cart: [aStoredLine()] }, "/checkout");
    await page.getByRole("button", { name: "PayPal", exact: true }).click();
    await expect(page.getByText("Loading Payment Options...")).toBeVisible();

    const next = await context.newPage();
    await next.clock.install();
    await next.goto("/");
    await expect(next.getByRole("heading", { name: "Our Eggs" })).toBeVisible();
    await expect(doubt(next)).toHaveCount(0);
    await page.close({ runBeforeUnload: false });
    await next.clock.runFor(40_000);
    await expect(doubt(next)).toContainText("ORDER1TN364715T");
    await basketLink(next).click();
    await expect(doubt(next)).toContainText("ORDER1TN364715T");
    await next.reload();
    await expect(doubt(next)).toBeVisible();
    await next.getByRole("button", { name: "I have checked" }).click();
    await expect(doubt(next)).toHaveCount(0);
    await next.reload();
    await expect(basketLink(next)).toHaveAccessibleName("Basket, 1 item");
    await expect(doubt(next)).toHaveCount(0);
  });

  test("has its work finished by the next page where the order was recorded", async ({ page }) => {
    const packs = [{ category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 }];
    await openWith(page, {
      cart: [aStoredLine({ quantity: 3 })],
      ownPayments: [{ orderId: "ORDER1", packs, heartbeat: new Date().toISOString() }],
      orders: [
        { id: "ORDER1", date: new Date().toISOString(), customerEmail: "", total: 3.4, items: [] },
      ],
    });
    await expect(basketLink(page)).toHaveAccessibleName("Basket, 2 items");
    await expect(doubt(page)).toHaveCount(0);
    await expect(noticeOf(page, "Payment Successful!")).toBeVisible();
    await expect
      .poll(() => stored(page, "ownPayments"))
      .toMatchObject([{ orderId: "ORDER1", paid: { isThanked: true } }]);
  });
});
