import { expect, test } from "@playwright/test";
import { CONFIGURED_SHOP, pay, payPalButton } from "#tests/e2e/paypal-checkout.ts";
import { standInForPayPal } from "#tests/e2e/paypal-stand-in.ts";
import { aStoredLine, basketLink, openWith, stored } from "#tests/e2e/shop.ts";

test.use(CONFIGURED_SHOP);

test("a running capture hides the buttons without removing them, and asks before leaving", {
  tag: "@daily",
}, async ({ page }) => {
  const paypal = await standInForPayPal(page, { capture: "waits" });
  await openWith(page, { cart: [aStoredLine()] });
  await basketLink(page).click();
  await pay(page);
  await expect(page.getByText("Loading Payment Options...")).toBeVisible();
  await expect(payPalButton(page)).toBeAttached();
  await expect(payPalButton(page)).toBeHidden();

  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await page.getByRole("link", { name: "Farmgate" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL("/checkout");
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/checkout");
  await expect(payPalButton(page)).toBeAttached();
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  await paypal.finishCapture();
  await expect(page).toHaveURL("/order/success");
  expect(await stored(page, "orders")).toHaveLength(1);
});

test("leaving a capture after a yes goes where the visitor wanted, by link and by Back", async ({
  page,
}) => {
  await standInForPayPal(page, { capture: "waits" });
  await openWith(page, { cart: [aStoredLine()] });
  await basketLink(page).click();
  await pay(page);
  await expect(page.getByText("Loading Payment Options...")).toBeVisible();
  await page.evaluate(() => history.back());
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
});

test("the question whether to leave closes when there is nothing left to lose", async ({
  page,
}) => {
  const paypal = await standInForPayPal(page, { capture: "waits" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page.getByText("Loading Payment Options...")).toBeVisible();
  await page.getByRole("link", { name: "Farmgate" }).click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await paypal.finishCapture();
  await expect(page).toHaveURL("/order/success");
  await expect(question).toBeHidden();
});
