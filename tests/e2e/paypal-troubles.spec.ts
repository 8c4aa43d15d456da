import { expect, test } from "@playwright/test";
import { CONFIGURED_SHOP, pay, payPalButton } from "#tests/e2e/paypal-checkout.ts";
import { standInForPayPal } from "#tests/e2e/paypal-stand-in.ts";
import { addPack, aStoredLine, basketLink, noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

test.use(CONFIGURED_SHOP);

test("the charge is what was agreed, and packs added in another tab stay in the basket", {
  tag: "@daily",
}, async ({ page, context }) => {
  const paypal = await standInForPayPal(page, { buyer: "thinks it over, then approves" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  const other = await context.newPage();
  await other.goto("/");
  await addPack(other, "Small Eggs", 6);
  await addPack(other, "Large Eggs", 12);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 3 items");
  await other.evaluate(() => localStorage.setItem("eggPrices", '{"large":{"12":9}}'));
  await paypal.approve();
  await expect(page).toHaveURL("/order/success");
  expect(await paypal.captures()).toBe(1);
  expect(await stored(page, "orders")).toMatchObject([{ total: 3.4, items: [{ quantity: 1 }] }]);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 2 items");
  expect(await stored(page, "cart")).toMatchObject([
    { id: "large-12", quantity: 1 },
    { id: "small-6", quantity: 1 },
  ]);
});

test("eggs sold in another tab are not sold again, and the shop's notice stands alone", {
  tag: "@daily",
}, async ({ page, context }) => {
  const paypal = await standInForPayPal(page);
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate(() => localStorage.setItem("eggInventory", JSON.stringify({ large: 11 })));
  await expect(page.getByRole("listitem").getByRole("alert")).toContainText(
    "Not enough Large Eggs left",
  );
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeHidden();
  await payPalButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(noticeOf(page, "Please Check Your Basket")).toBeVisible();
  await expect(noticeOf(page, "PayPal Error")).toHaveCount(0);
  expect(paypal.requests).toEqual([]);
});

test("a script that fails to load shows an error, and loads on Retry", { tag: "@daily" }, async ({
  page,
}) => {
  let attempts = 0;
  await standInForPayPal(page, {}, async (route, body) => {
    attempts += 1;
    if (attempts === 1) await route.abort();
    else await route.fulfill({ contentType: "application/javascript", body });
  });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await expect(page.getByText("We could not load PayPal.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await pay(page);
  await expect(page).toHaveURL("/order/success");
});
