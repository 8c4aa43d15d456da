import { expect, test } from "@playwright/test";
import { CONFIGURED_SHOP, pay } from "#tests/e2e/paypal-checkout.ts";
import { standInForPayPal } from "#tests/e2e/paypal-stand-in.ts";
import { addPack, aStoredLine, basketLink, noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

test.use(CONFIGURED_SHOP);

const COLLECTED = aStoredLine({
  id: "small-6",
  packSize: 6,
  price: 1.25,
  deliveryMethod: "collection",
  quantity: 3,
});

test("a visitor pays by PayPal and finds the order again", { tag: "@daily" }, async ({ page }) => {
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
              description: expect.stringMatching(
                /^Collection from the farm gate, S\w+day \d+ \w+$/,
              ),
              sku: "small-6",
              quantity: "3",
              unit_amount: { currency_code: "GBP", value: "1.25" },
              category: "PHYSICAL_GOODS",
            },
            {
              name: "Large Eggs (12 pack)",
              description: expect.stringMatching(/^Free Delivery to Crawley, S\w+day \d+ \w+$/),
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
