import { expect, test } from "@playwright/test";
import {
  addPack,
  basketLink,
  cardOf,
  lineOf,
  MOVING,
  noticeOf,
  practise,
  stored,
} from "#tests/e2e/shop.ts";

test.use(MOVING);

test("a visitor browses, buys with a practice payment and finds the order again", {
  tag: "@daily",
}, async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("button", { name: /^Shop/ }).click();
  await expect(page.getByRole("heading", { name: "Our Eggs" })).toBeInViewport();
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(cardOf(page, "Large Eggs").getByText("180 in stock")).toBeVisible();

  await addPack(page, "Large Eggs", 12);
  await addPack(page, "Large Eggs", 12, "Collection");
  await addPack(page, "Double Yolkers", 6);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 3 items");

  await basketLink(page).click();
  await expect(page).toHaveURL("/checkout");
  const delivered = lineOf(page, "Large Eggs, 12 pack, Free Delivery");
  await delivered.getByLabel("Quantity").fill("3");
  await expect(delivered.getByText("£10.20")).toBeVisible();
  await lineOf(page, "Double Yolkers, 6 pack, Free Delivery")
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(page.getByText(/^Total/).locator("..")).toContainText("£13.60");

  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await expect(noticeOf(page, "PayPal Not Configured")).toBeVisible();
  expect(await stored(page, "orders")).toBeNull();
  await practise(page, "Mabel", "Mabel@Example.com");
  await expect(page).toHaveURL("/order/success");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(
    page.getByText(
      "Your order has been placed successfully. We've sent a confirmation email to you.",
    ),
  ).toBeVisible();
  await expect(noticeOf(page, "Payment Successful!")).toBeVisible();
  await expect(noticeOf(page, "Thank you for your order, Mabel.")).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket");
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 180 - 48, doubleYolkers: 80 });

  await page.getByRole("link", { name: "My Orders", exact: true }).click();
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  const [order] = (await stored(page, "orders")) as { id: string }[];
  expect(order?.id).toMatch(/^[A-Z0-9]{8}-PRACTICE$/);
  const card = page.getByRole("article", { name: order?.id.slice(0, 8) ?? "" });
  await expect(card.getByText("Pending")).toBeVisible();
  await expect(card.getByText("£13.60")).toBeVisible();
  await expect(card.getByText(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  expect(foreign).toEqual([]);
});

test("the basket survives a reload", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  await addPack(page, "Small Eggs", 30);
  await page.reload();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.goto("/checkout");
  await expect(
    lineOf(page, "Small Eggs, 30 pack, Free Delivery").getByLabel("Quantity"),
  ).toHaveValue("1");
});

test("a script that can't be fetched leaves the rest of the shop working", {
  tag: "@daily",
}, async ({ page }) => {
  await page.route(/notice-board-.*\.js/, (route) => route.abort());
  await page.route(/my-orders-page-.*\.js/, (route) => route.abort());
  await page.goto("/");
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  const loadedAnew = page.waitForEvent("load");
  await page.getByRole("link", { name: "My Orders" }).click();
  await loadedAnew;
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.unroute(/my-orders-page-.*\.js/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Find Orders" })).toBeVisible();
});
