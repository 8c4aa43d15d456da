import { expect, type Page, test } from "@playwright/test";
import { expectFlawless, inEveryLook, isSidewaysScrollable } from "#tests/e2e/every-look.ts";
import { addPack, aStoredLine, openWith } from "#tests/e2e/shop.ts";

const ORDER = {
  id: "5O190127TN364715T",
  date: "2026-06-20T11:00:00.000Z",
  customerEmail: "mabel@example.com",
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
};

const RECORDS = {
  eggInventory: {
    pullet: 0,
    small: 150,
    medium: 200,
    large: 180,
    extraLarge: 120,
    doubleYolkers: 80,
  },
  cart: [
    aStoredLine({ price: 3 }),
    aStoredLine({ id: "doubleYolkers-12", packSize: 12, price: 6, quantity: 20 }),
  ],
  orders: [ORDER, { ...ORDER, id: "another", status: "Completed" }],
};

const findOrders = async (page: Page) => {
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
};

const payable = async (page: Page) => {
  await page.getByRole("button", { name: "Remove" }).last().click();
  await page.getByRole("button", { name: /Practice payment/ }).click();
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
};

const PAGES: [name: string, path: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ["Home", "/"],
  ["Home with a notice", "/", (page) => addPack(page, "Large Eggs", 6)],
  ["Checkout with troubles", "/checkout"],
  ["Checkout with every way to pay", "/checkout", payable],
  ["My Orders", "/my-orders", findOrders],
  ["Order success", "/order/success"],
  ["Order cancelled", "/order/cancel"],
  ["About", "/about"],
  ["Contact", "/contact"],
  ["Our Chickens", "/our-chickens"],
  ["How to Find Us", "/how-to-find-us"],
  ["an unknown page", "/nowhere"],
];

inEveryLook("storefront", () => {
  for (const [name, path, prepare] of PAGES) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await openWith(page, RECORDS, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await prepare?.(page);
      await expectFlawless(page);
    });
  }
});

test("at 320 px no page scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [, path, prepare] of PAGES) {
    await openWith(page, RECORDS, path);
    await page.evaluate((records) => {
      for (const [key, value] of Object.entries(records))
        localStorage.setItem(key, JSON.stringify(value));
    }, RECORDS);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await prepare?.(page);
    expect(await isSidewaysScrollable(page), path).toBe(false);
  }
});

test("at twice the text size no page scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/checkout", "/my-orders", "/order/cancel"]) {
    await openWith(page, RECORDS, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await isSidewaysScrollable(page), path).toBe(false);
  }
});

for (const width of [320, 344, 896, 972, 1000]) {
  test(`the header is one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const [logo, basket] = await Promise.all([
      page.getByRole("link", { name: "Farmgate" }).boundingBox(),
      page.getByRole("link", { name: /^Basket/ }).boundingBox(),
    ]);
    const middle = (box: { y: number; height: number } | null) =>
      box ? box.y + box.height / 2 : 0;
    expect(Math.abs(middle(logo) - middle(basket))).toBeLessThan(4);
  });
}

test("Home asks no foreign host for anything", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/");
  await addPack(page, "Large Eggs", 6);
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual(["localhost:4183"]);
});
