import { expect, test } from "@playwright/test";
import {
  aStoredLine,
  basketLink,
  cardOf,
  lineOf,
  noticeOf,
  openWith,
  stored,
} from "#tests/e2e/shop.ts";

test("broken stored data is set aside and the shop works with its defaults", {
  tag: "@daily",
}, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await openWith(page, { eggInventory: "{broken", eggPrices: "[]", cart: '"text"', orders: "{}" });
  await expect(cardOf(page, "Large Eggs").getByText("180 in stock")).toBeVisible();
  await expect(
    cardOf(page, "Large Eggs").getByRole("option", { name: "12 pack — £3.40" }),
  ).toBeAttached();
  for (const key of ["eggInventory", "eggPrices", "cart"]) {
    expect(await stored(page, `${key}.setAside`)).toHaveProperty("original");
    expect(warnings.filter((text) => text.includes(`"${key}"`))).toHaveLength(1);
  }
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
});

test("a line of an unknown pack is dropped with a notice, the rest stays", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(
    page,
    {
      cart: [
        aStoredLine({ quantity: 2 }),
        aStoredLine({ id: "goose-6" }),
        aStoredLine({ id: "large-7", packSize: 7 }),
      ],
    },
    "/checkout",
  );
  await expect(noticeOf(page, "Basket Updated")).toBeVisible();
  await expect(noticeOf(page, "2 items in your basket could not be kept")).toBeVisible();
  await expect(
    lineOf(page, "Large Eggs, 12 pack, Free Delivery").getByLabel("Quantity"),
  ).toHaveValue("2");
  await expect.poll(() => stored(page, "cart")).toHaveLength(1);
  await page.reload();
  await expect(lineOf(page, "Large Eggs, 12 pack, Free Delivery")).toBeVisible();
  await expect(noticeOf(page, "Basket Updated")).toHaveCount(0);
});

test("the shop without any storage sells for as long as the page lasts", { tag: "@daily" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
});
