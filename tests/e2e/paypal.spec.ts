import { expect, type Page, test } from "@playwright/test";
import { standInForPayPal } from "#tests/e2e/paypal-stand-in.ts";
import {
  addPack,
  aStoredLine,
  basketLink,
  lineOf,
  noticeOf,
  openWith,
  stored,
} from "#tests/e2e/shop.ts";

test.use({ baseURL: "http://localhost:4184" });

const COLLECTED = aStoredLine({
  id: "small-6",
  packSize: 6,
  price: 1.25,
  deliveryMethod: "collection",
  quantity: 3,
});

const pay = (page: Page) => page.getByRole("button", { name: "PayPal", exact: true }).click();

const basketIsKept = async (page: Page, items = 1) => {
  await expect(basketLink(page)).toHaveAccessibleName(
    `Basket, ${items} ${items === 1 ? "item" : "items"}`,
  );
  expect(await stored(page, "orders")).toBeNull();
  expect(await stored(page, "eggInventory")).toBeNull();
};

test("a visitor pays by PayPal and finds the order again", async ({ page }) => {
  const paypal = await standInForPayPal(page);
  await openWith(page, { cart: [COLLECTED] });
  expect(paypal.scriptUrls).toEqual([]);
  await addPack(page, "Large Eggs", 12);
  await basketLink(page).click();
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  await expect(noticeOf(page, "Payment Successful!")).toBeVisible();
  await expect(noticeOf(page, "Thank you for your order, Mabel.")).toBeVisible();

  const [script] = paypal.scriptUrls;
  expect(`${script?.origin}${script?.pathname}`).toBe("https://www.paypal.com/sdk/js");
  expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
    "client-id": "test-client-id",
    currency: "GBP",
    intent: "capture",
  });
  expect(paypal.objections).toEqual([]);
  expect(paypal.requests).toEqual([
    {
      intent: "CAPTURE",
      purchase_units: [
        {
          amount: {
            currency_code: "GBP",
            value: "7.15",
            breakdown: { item_total: { currency_code: "GBP", value: "7.15" } },
          },
          items: [
            {
              name: "Small Eggs (6 pack)",
              description: "Collection from the farm gate",
              sku: "small-6",
              quantity: "3",
              unit_amount: { currency_code: "GBP", value: "1.25" },
              category: "PHYSICAL_GOODS",
            },
            {
              name: "Large Eggs (12 pack)",
              description: "Free Delivery to Crawley",
              sku: "large-12",
              quantity: "1",
              unit_amount: { currency_code: "GBP", value: "3.40" },
              category: "PHYSICAL_GOODS",
            },
          ],
        },
      ],
      application_context: { shipping_preference: "GET_FROM_FILE" },
    },
  ]);
  expect(await stored(page, "orders")).toMatchObject([
    {
      id: "ORDER1TN364715T",
      customerEmail: "mabel@example.com",
      total: 7.15,
      status: "Pending",
      items: [{ quantity: 3 }, { quantity: 1 }],
    },
  ]);
  expect(await stored(page, "eggInventory")).toMatchObject({ small: 132, large: 168 });
  await page.getByRole("link", { name: "View My Orders" }).click();
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByRole("article", { name: /ORDER1TN/ })).toContainText("£7.15");
});

test("a basket that is all collection asks for no shipping address", async ({ page }) => {
  const paypal = await standInForPayPal(page);
  await openWith(page, { cart: [COLLECTED] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  expect(paypal.requests[0]?.application_context).toEqual({ shipping_preference: "NO_SHIPPING" });
});

test("no practice payment is offered in a configured shop", async ({ page }) => {
  await standInForPayPal(page);
  await openWith(page, { cart: [COLLECTED] }, "/checkout");
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Practice/ })).toHaveCount(0);
});

test("a basket changed after the buttons were drawn is what gets charged", async ({ page }) => {
  const paypal = await standInForPayPal(page);
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  await page.getByLabel("Quantity").fill("4");
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  expect(paypal.requests[0]?.purchase_units[0]?.amount.value).toBe("13.60");
});

test("cancelling leads to its own page, and what is changed after it is what gets charged", async ({
  page,
}) => {
  const paypal = await standInForPayPal(page, { buyer: "cancels" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/cancel");
  await basketIsKept(page);
  await page.getByRole("link", { name: "Return to Basket" }).click();
  await page.getByLabel("Quantity").fill("2");
  await pay(page);
  await expect(page).toHaveURL("/order/cancel");
  expect(paypal.requests.map((request) => request.purchase_units[0]?.amount.value)).toEqual([
    "3.40",
    "6.80",
  ]);
  expect(paypal.objections).toEqual([]);
});

test("a popup closed at once leaves no endless loading, and the buttons can be pressed again", async ({
  page,
}) => {
  await standInForPayPal(page, { buyer: "closes at once" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(noticeOf(page, "PayPal Error")).toBeVisible();
  await expect(
    noticeOf(page, "An error occurred with the payment. Please try again."),
  ).toBeVisible();
  await expect(page.getByText("Loading Payment Options...")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  await basketIsKept(page);
});

test("a declined card, which the SDK leaves unsettled, ends with the popup", async ({ page }) => {
  await standInForPayPal(page, { buyer: "is declined, then cancels" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/cancel");
  await page.getByRole("link", { name: "Return to Basket" }).click();
  await expect(page.getByText("Loading Payment Options...")).toHaveCount(0);
  await basketIsKept(page);
});

for (const capture of ["fails", "is not completed", "was done before"] as const) {
  test(`when a capture ${capture}, the notice says so and the basket is kept`, async ({ page }) => {
    await standInForPayPal(page, { capture });
    await openWith(page, { cart: [aStoredLine()] }, "/checkout");
    await pay(page);
    await expect(noticeOf(page, "Payment Error")).toBeVisible();
    await expect(
      noticeOf(page, "Something went wrong with your payment. Please try again."),
    ).toBeVisible();
    await expect(
      page.getByRole("region", { name: /Notifications/ }).getByRole("alert"),
    ).toHaveCount(1);
    await expect(page.getByText("Loading Payment Options...")).toHaveCount(0);
    await basketIsKept(page);
  });
}

test("a payment that PayPal still checks is kept as a pending order, and the notice says so", async ({
  page,
}) => {
  await standInForPayPal(page, { capture: "is pending" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  await expect(noticeOf(page, "PayPal is still checking the payment.")).toBeVisible();
  expect(await stored(page, "orders")).toMatchObject([{ status: "Pending", total: 3.4 }]);
  expect(await stored(page, "cart")).toEqual([]);
});

test("an approval reported twice makes one order, takes stock once and says so once", async ({
  page,
}) => {
  const paypal = await standInForPayPal(page, { buyer: "approves twice" });
  await openWith(page, { cart: [aStoredLine({ quantity: 2 })] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  await expect(noticeOf(page, "Payment Successful!")).toBeVisible();
  expect(await paypal.captures()).toBe(2);
  expect(await stored(page, "orders")).toHaveLength(1);
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 156 });
  await expect(noticeOf(page, "Payment Error")).toHaveCount(0);
});

test("a basket changed in another tab while the buyer agreed is not charged", async ({
  page,
  context,
}) => {
  const paypal = await standInForPayPal(page, { buyer: "thinks it over, then approves" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  const other = await context.newPage();
  await other.goto("/");
  await addPack(other, "Small Eggs", 6);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 2 items");
  await paypal.approve();
  await expect(noticeOf(page, "Your Basket Has Changed")).toBeVisible();
  expect(await paypal.captures()).toBe(0);
  await expect(lineOf(page, "Small Eggs, 6 pack, Free Delivery")).toBeVisible();
  await basketIsKept(page, 2);
});

test("eggs sold in another tab are not sold again: the shop's notice stands alone", async ({
  page,
  context,
}) => {
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
  await page
    .locator(".paypal-buttons button")
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(noticeOf(page, "Please Check Your Basket")).toBeVisible();
  await expect(noticeOf(page, "PayPal Error")).toHaveCount(0);
  expect(paypal.requests).toEqual([]);
});

test("while a capture runs the buttons are hidden, not removed, and leaving asks first", async ({
  page,
}) => {
  const paypal = await standInForPayPal(page, { capture: "waits" });
  await openWith(page, { cart: [aStoredLine()] });
  await basketLink(page).click();
  await pay(page);
  await expect(page.getByText("Loading Payment Options...")).toBeVisible();
  await expect(page.locator(".paypal-buttons button")).toBeAttached();
  await expect(page.locator(".paypal-buttons button")).toBeHidden();

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
  await expect(page.locator(".paypal-buttons button")).toBeAttached();
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

test("a script that fails to load says so and loads on Retry", async ({ page }) => {
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

test("'Loading Payment Options...' shows while the script is on its way", async ({ page }) => {
  let arrive: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await standInForPayPal(page, {}, async (route, body) => {
    await onItsWay;
    await route.fulfill({ contentType: "application/javascript", body });
  });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await expect(page.getByText("Loading Payment Options...")).toBeVisible();
  arrive();
  await expect(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  await expect(page.getByText("Loading Payment Options...")).toHaveCount(0);
});

test("an order that PayPal refuses to create gives PayPal's notice alone", async ({ page }) => {
  await standInForPayPal(page, { create: "fails" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(noticeOf(page, "PayPal Error")).toBeVisible();
  await expect(noticeOf(page, "Payment Error")).toHaveCount(0);
  await basketIsKept(page);
});

test("buttons that PayPal fails to draw leave a message and a Retry", async ({ page }) => {
  await standInForPayPal(page, { drawing: "fails" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await expect(page.getByText("We could not load PayPal.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("a buyer who cancels a capture that then succeeds is thanked, not told that nothing was charged", async ({
  page,
}) => {
  const paypal = await standInForPayPal(page, {
    buyer: "cancels while it is captured",
    capture: "waits",
  });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/cancel");
  await paypal.finishCapture();
  await expect(page).toHaveURL("/order/success");
  expect(await stored(page, "orders")).toHaveLength(1);
});

test("an approval reported again later does not overwrite the thanks", async ({ page }) => {
  await standInForPayPal(page, { buyer: "approves again later" });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await pay(page);
  await expect(page).toHaveURL("/order/success");
  await page.waitForTimeout(500);
  await expect(noticeOf(page, "Thank you for your order, Mabel.")).toBeVisible();
  expect(await stored(page, "orders")).toHaveLength(1);
});

test("the question whether to leave goes away when there is nothing left to lose", async ({
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
