import { expect, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, logIn, SHARED_SHOP } from "#tests/e2e/people.ts";
import { cardOf } from "#tests/e2e/shop.ts";

test.use(SHARED_SHOP);

const packs = (category: string, packSize: number, quantity: number) => ({
  category,
  packSize,
  deliveryMethod: "delivery",
  quantity,
});

test("a request for every egg leaves eggs for others, and the owner ends a payment by keyboard", async ({
  browser,
  page,
}) => {
  const { request } = await browser.newContext(SHARED_SHOP);
  const open = async (wanted: object, total: number) => {
    const sent = await request.post("/api/counter/openPayment", {
      data: [[wanted], "practice", total],
      ...ASKING_AGAIN,
    });
    expect(await sent.json()).toMatchObject({ value: { ok: true } });
  };
  await open(packs("doubleYolkers", 6, 13), 13 * 300);
  await page.goto("/");
  await expect(cardOf(page, "Double Yolkers").getByText("80 in stock")).toBeVisible();
  await open(packs("doubleYolkers", 6, 3), 3 * 300);
  await expect(cardOf(page, "Double Yolkers").getByText("62 in stock")).toBeVisible();

  await logIn(page.request);
  await page.goto("/admin/orders");
  const region = page.getByRole("region", { name: "Payments under way" });
  const held = region.getByRole("listitem").filter({ hasText: "3 × Double Yolkers 6" }).last();
  await expect(held).toContainText("£9.00, not approved yet, eggs held");
  await expectFlawlessInEveryLook(page);
  await held.getByRole("button", { name: /^End payment/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "End this payment?" })).toBeVisible();
  await page.getByRole("button", { name: "End Payment", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Payment Ended")).toBeVisible();
  await expect(held).toBeHidden();
  await page.goto("/");
  await expect(cardOf(page, "Double Yolkers").getByText("80 in stock")).toBeVisible();
});
