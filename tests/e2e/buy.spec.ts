import { expect, test } from "@playwright/test";
import {
  addPack,
  aStoredLine,
  basketLink,
  cardOf,
  lineOf,
  noticeOf,
  openWith,
  practise,
  stored,
} from "#tests/e2e/shop.ts";

test("a visitor browses, buys with a practice payment and finds the order again", async ({
  page,
}) => {
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

  await page.getByRole("link", { name: "View My Orders" }).click();
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  const [order] = (await stored(page, "orders")) as { id: string }[];
  expect(order?.id).toMatch(/^[A-Z0-9]{8}-PRACTICE$/);
  const card = page.getByRole("article", { name: order?.id.slice(0, 8) ?? "" });
  await expect(card.getByText("Pending")).toBeVisible();
  await expect(card.getByText("£13.60")).toBeVisible();
  await expect(card.getByText(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}$/)).toBeVisible();
});

test("My Orders says when nothing is found, and an empty email does nothing", async ({ page }) => {
  await page.goto("/my-orders");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByText("No orders found")).toHaveCount(0);
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByText("No orders found for this email address.")).toBeVisible();
});

test("the basket is still there after a reload", async ({ page }) => {
  await page.goto("/");
  await addPack(page, "Small Eggs", 30);
  await page.reload();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.goto("/checkout");
  await expect(
    lineOf(page, "Small Eggs, 30 pack, Free Delivery").getByLabel("Quantity"),
  ).toHaveValue("1");
});

test("an empty basket leads back to the shop", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByText("Your basket is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/");
});

test("without a client id PayPal's button says so, loads nothing and creates nothing", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await expect(noticeOf(page, "PayPal Not Configured")).toBeVisible();
  await expect(
    noticeOf(
      page,
      "The shop owner hasn't configured the provider yet. Please provide the Client ID!",
    ),
  ).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await stored(page, "orders")).toBeNull();
});

test("a payer without a name is thanked all the same", async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await practise(page, "", "");
  await expect(noticeOf(page, "Thank you for your order.")).toBeVisible();
  expect(await stored(page, "orders")).toMatchObject([{ customerEmail: "", total: 3.4 }]);
});

test("a practice payment with half an email says so and pays nothing", async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await practise(page, "Mabel", "mabel@");
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  expect(await stored(page, "orders")).toBeNull();
});

test("an order more than the eggs in stock names the line and blocks payment until it is mended", async ({
  page,
}) => {
  await openWith(
    page,
    {
      cart: [
        aStoredLine({ id: "large-6", packSize: 6, price: 1.8, quantity: 10 }),
        aStoredLine({
          id: "large-30",
          packSize: 30,
          price: 8,
          deliveryMethod: "collection",
          quantity: 5,
        }),
        aStoredLine({ id: "small-6", packSize: 6, price: 1.25 }),
      ],
    },
    "/checkout",
  );
  const collected = lineOf(page, "Large Eggs, 30 pack, Collection");
  await expect(collected.getByRole("alert")).toContainText("asks for 210 of them, and we have 180");
  await expect(lineOf(page, "Small Eggs, 6 pack, Free Delivery").getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Practice payment/ })).toBeHidden();
  await collected.getByLabel("Quantity").fill("4");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Practice payment/ })).toBeVisible();
});

test("a line whose price has changed says so, and is charged at the price of the moment", async ({
  page,
}) => {
  await openWith(page, { cart: [aStoredLine({ price: 3 })] }, "/checkout");
  const line = lineOf(page, "Large Eggs, 12 pack, Free Delivery");
  await expect(line).toContainText("it was £3.00, and is now £3.40 a pack");
  await practise(page, "Mabel", "mabel@example.com");
  await expect(page).toHaveURL("/order/success");
  expect(await stored(page, "orders")).toMatchObject([{ total: 3.4, items: [{ price: 3.4 }] }]);
});

test("out of stock shows a waitlist that is not there yet", async ({ page }) => {
  await openWith(page, {
    eggInventory: {
      pullet: 5,
      small: 150,
      medium: 200,
      large: 20,
      extraLarge: 120,
      doubleYolkers: 80,
    },
  });
  const pullets = cardOf(page, "Pullet Eggs");
  await expect(pullets.getByRole("button", { name: "Add to Basket" })).toHaveCount(0);
  await pullets.getByRole("button", { name: "Join Waitlist" }).click();
  await expect(noticeOf(page, "Feature Not Implemented")).toBeVisible();
  const large = cardOf(page, "Large Eggs").getByLabel("Pack size");
  await expect(large.getByRole("option", { name: "30 pack — £8.00" })).toBeDisabled();
  await expect(large.getByRole("option", { name: "18 pack — £5.00" })).toBeEnabled();
});

test("every link of the header and footer leads to a page of its own, and unknown paths to a friendly one", async ({
  page,
}) => {
  await page.goto("/");
  const links = await page.getByRole("navigation").getByRole("link").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(paths)).toEqual(
    new Set(["/my-orders", "/about", "/contact", "/our-chickens", "/how-to-find-us"]),
  );
  for (const path of new Set(paths)) {
    await page.goto(path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  }
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.goto("/our-chickens/unknown");
  await expect(page).toHaveURL("/our-chickens");
});

test("visiting the thank-you page clears the basket, visiting the cancelled one keeps it", async ({
  page,
}) => {
  await openWith(page, { cart: [aStoredLine()] }, "/order/cancel");
  await expect(page.getByRole("heading", { name: "Order Canceled" })).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.goto("/order/success");
  await expect(basketLink(page)).toHaveAccessibleName("Basket");
  await expect.poll(() => stored(page, "cart")).toEqual([]);
});

test("a double press completes one practice payment", async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await page.getByRole("button", { name: "Practice payment (no money moves)" }).click();
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Complete practice payment" }).dblclick();
  await expect(page).toHaveURL("/order/success");
  await page.waitForTimeout(300);
  expect(await stored(page, "orders")).toHaveLength(1);
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 168 });
});

test("paying right after a change pays for the change", async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] }, "/checkout");
  await page.getByRole("button", { name: "Practice payment (no money moves)" }).click();
  await page.getByLabel("Quantity").fill("3");
  for (let press = 0; press < 4; press += 1) await page.getByLabel("Quantity").press("ArrowUp");
  await page.getByRole("button", { name: "Complete practice payment" }).click();
  await expect(page).toHaveURL("/order/success");
  expect(await stored(page, "orders")).toMatchObject([{ total: 23.8, items: [{ quantity: 7 }] }]);
});

test("a part of the shop that can't be fetched does not take the rest down", async ({ page }) => {
  await page.route(/notice-board-.*\.js/, (route) => route.abort());
  await page.route(/my-orders-page-.*\.js/, (route) => route.abort());
  await page.goto("/");
  await cardOf(page, "Large Eggs").getByRole("button", { name: "Add to Basket" }).click();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.getByRole("link", { name: "My Orders" }).click();
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  await page.unroute(/my-orders-page-.*\.js/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
});
