// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import {
  aShopWithPractice,
  aSlowShop,
  plantCart,
  plantPrices,
  plantStock,
  storedCart,
  storedInventory,
  storedOrders,
  twoTabs,
} from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop } from "#tests/support/render-shop.tsx";

type Line = Parameters<typeof plantCart>[1];

const DELIVERED = { name: "Large Eggs, 12 pack, Free Delivery" };
const SMALL = { category: "small", packSize: 6, price: 125, deliveryMethod: "collection" } as const;

const openCheckout = async (lines: readonly Line[], shop = aShopWithPractice()) => {
  await plantCart(shop, ...lines);
  const { user } = renderShop("/checkout", shop);
  await screen.findByRole("heading", { level: 1, name: "Your Basket" });
  const line = async (name: string) => within(await screen.findByRole("listitem", { name }));
  const total = () =>
    within(screen.getByRole("region", { name: "Summary" })).getByText(/^£/).textContent;
  return { user, shop, line, total };
};

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

const practise = async ({ user }: Checkout, name: string, email: string) => {
  await user.click(
    await screen.findByRole("button", { name: "Practice payment (no money moves)" }),
  );
  if (name) await fillIn(user, screen.getByLabelText("Name"), name);
  if (email) await fillIn(user, screen.getByLabelText("Email"), email);
};

const complete = ({ user }: Checkout) =>
  user.click(screen.getByRole("button", { name: "Complete practice payment" }));

const thanks = () => screen.findByRole("heading", { level: 1, name: "Thank You!" });

test("an empty basket leads back to the shop", async () => {
  const { user } = await openCheckout([]);
  await screen.findByText("Your basket is empty.");
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Continue Shopping" }));
  await screen.findByRole("article", { name: "Large Eggs" });
});

test.each(["0", "-2", ""])("a quantity of %j stays 1, and its field says why", async (typed) => {
  const { shop, user } = await openCheckout([{}]);
  const field = screen.getByLabelText<HTMLInputElement>("Quantity");
  await fillIn(user, field, typed);
  await user.tab();
  const said = await screen.findByText("At least 1. Press Remove to take it out");
  expect(field.value).toBe("1");
  expect(field.getAttribute("aria-describedby")).toBe(said.id);
  expect(await storedCart(shop)).toMatchObject([{ quantity: 1 }]);
  await fillIn(user, field, "2");
  await waitFor(() =>
    expect(screen.queryByText("At least 1. Press Remove to take it out")).toBeNull(),
  );
});

test.each([
  ["1.5", 1, "Whole packs only"],
  ["2.9", 2, "Whole packs only"],
  ["10000", 9999, "At most 9,999"],
])("a quantity of %j becomes %i, and its field says why", async (typed, kept, why) => {
  const { shop, user } = await openCheckout([{}]);
  const field = screen.getByLabelText<HTMLInputElement>("Quantity");
  await fillIn(user, field, typed);
  await user.tab();
  const said = await screen.findByText(why);
  expect(field.value).toBe(String(kept));
  expect(field.getAttribute("aria-describedby")).toBe(said.id);
  expect(await storedCart(shop)).toMatchObject([{ quantity: kept }]);
  await fillIn(user, field, "3");
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});

test("lines and total follow a quantity, which is kept", async () => {
  const { user, shop, line, total } = await openCheckout([{}, SMALL]);
  const large = await line(DELIVERED.name);
  large.getByText("12 pack · £3.40 each");
  expect(total()).toBe("£4.65");
  await fillIn(user, large.getByLabelText("Quantity"), "3");
  await large.findByText("£10.20");
  expect(total()).toBe("£11.45");
  await screen.findByRole("link", { name: "Basket, 4 items" });
  await waitFor(async () =>
    expect(await storedCart(shop)).toMatchObject([{ quantity: 3 }, { quantity: 1 }]),
  );
});

test("Remove takes a line out with a notice, and the last leaves an empty basket", async () => {
  const { user, line, total } = await openCheckout([{}, SMALL]);
  await user.click((await line(DELIVERED.name)).getByRole("button", { name: "Remove" }));
  await noticeSaying("Removed from basket");
  await noticeSaying("Large Eggs (12 pack)");
  expect(screen.queryByRole("listitem", DELIVERED)).toBeNull();
  expect(total()).toBe("£1.25");
  const small = await line("Small Eggs, 6 pack, Collection");
  await user.click(small.getByRole("button", { name: "Remove" }));
  await screen.findByText("Your basket is empty.");
});

test("more than the eggs in stock names the line and blocks payment until it is mended", async () => {
  const { user, line } = await openCheckout([
    { packSize: 6, price: 180, quantity: 10 },
    { packSize: 30, price: 800, deliveryMethod: "collection", quantity: 5 },
    { ...SMALL, deliveryMethod: "delivery" },
  ]);
  const collected = await line("Large Eggs, 30 pack, Collection");
  expect(collected.getByRole("alert").textContent).toContain(
    "Not enough Large Eggs left: your basket asks for 210 of them, and we have 180.",
  );
  expect((await line("Small Eggs, 6 pack, Free Delivery")).queryByRole("alert")).toBeNull();
  screen.getByText("Please mend the marked lines of your basket, then you can pay.");
  expect(screen.queryByRole("button", { name: /Practice payment/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "PayPal" })).toBeNull();
  await fillIn(user, collected.getByLabelText("Quantity"), "4");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  screen.getByRole("button", { name: /Practice payment/ });
});

test("a pack that is no longer for sale says so and blocks payment", async () => {
  const shop = aShopWithPractice();
  await plantPrices(shop, { large: {} });
  const { user, line } = await openCheckout([{}, SMALL], shop);
  const large = await line(DELIVERED.name);
  large.getByText("This pack is no longer for sale. Please remove it.");
  expect(large.queryByText(/each$/)).toBeNull();
  expect(screen.queryByRole("button", { name: /Practice payment/ })).toBeNull();
  await user.click(large.getByRole("button", { name: "Remove" }));
  await screen.findByRole("button", { name: /Practice payment/ });
});

test("the checkout shows what is sold in another tab", async () => {
  const { here, there } = twoTabs();
  const { line } = await openCheckout([{}], { ...aShopWithPractice(), ...here });
  const large = await line(DELIVERED.name);
  expect(large.queryByRole("alert")).toBeNull();
  await plantStock(there, { large: 11 });
  expect((await large.findByRole("alert")).textContent).toContain("Not enough Large Eggs left");
});

test("a line whose price has changed says so, and is charged at the price of the moment", async () => {
  const checkout = await openCheckout([{ price: 300 }]);
  const large = await checkout.line(DELIVERED.name);
  large.getByText(
    "The price has changed since you added it: it was £3.00, and is now £3.40 a pack.",
  );
  await practise(checkout, "Mabel", "mabel@example.com");
  await complete(checkout);
  await thanks();
  expect(await storedOrders(checkout.shop)).toMatchObject([
    { total: 340, items: [{ price: 340 }], customerName: "Mabel" },
  ]);
});

test("PayPal's button says that it has no client id, and creates nothing", async () => {
  const { user, shop } = await openCheckout([{}]);
  await user.click(await screen.findByRole("button", { name: "PayPal" }));
  await noticeSaying("PayPal Not Configured");
  await noticeSaying(
    "The shop owner hasn't configured the provider yet. Please provide the Client ID!",
  );
  expect(await storedOrders(shop)).toEqual([]);
});

test("a practice payment is thanked for, stored, and found again", async () => {
  const checkout = await openCheckout([{ quantity: 3 }, { deliveryMethod: "collection" }]);
  const { user, shop } = checkout;
  await practise(checkout, "Mabel", "Mabel@Example.com");
  await complete(checkout);
  await thanks();
  expect(window.location.pathname).toBe("/order/success");
  await noticeSaying("Payment Successful!");
  await noticeSaying("Thank you for your order, Mabel.");
  await screen.findByRole("link", { name: "Basket" });
  expect(await storedOrders(shop)).toMatchObject([
    {
      id: "PPPPPPPP-PRACTICE",
      total: 1360,
      status: "Pending",
      items: [{ quantity: 3 }, {}],
      paymentMethod: "practice",
    },
  ]);
  expect(await storedInventory(shop)).toMatchObject({ large: 180 - 48 });
  expect(await storedCart(shop)).toEqual([]);
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(menu.getByRole("link", { name: "My Orders" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "My Orders" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  await waitFor(() => expect(field.value).toBe("Mabel@Example.com"));
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const card = within(await screen.findByRole("article", { name: "Order PPPPPPPP" }));
  card.getByText("£13.60");
});

test("a payer without a name is thanked all the same", async () => {
  const checkout = await openCheckout([{}]);
  await practise(checkout, "", "mabel@example.com");
  await complete(checkout);
  await noticeSaying("Thank you for your order.");
  expect(await storedOrders(checkout.shop)).toMatchObject([{ total: 340 }]);
});

test("a practice payment with half an email says so at its field and pays nothing", async () => {
  const checkout = await openCheckout([{}]);
  await practise(checkout, "Mabel", "mabel@");
  await complete(checkout);
  const email = screen.getByLabelText("Email");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  screen.getByText("Please enter an email address such as mabel@example.com.");
  expect(await storedOrders(checkout.shop)).toEqual([]);
});

test("a double press opens and completes one practice payment", async () => {
  const shop = aShopWithPractice();
  const checkout = await openCheckout([{}], shop);
  await practise(checkout, "", "mabel@example.com");
  await checkout.user.dblClick(screen.getByRole("button", { name: "Complete practice payment" }));
  await thanks();
  await noticeSaying("Payment Successful!");
  expect(shop.paymentsOpened()).toBe(1);
  expect(await storedOrders(shop)).toHaveLength(1);
  expect(await storedInventory(shop)).toMatchObject({ large: 168 });
});

test("'Complete practice payment' is busy from the press on", async () => {
  const { shop, letGo } = aSlowShop();
  const checkout = await openCheckout([{}], shop);
  await practise(checkout, "", "mabel@example.com");
  const button = screen.getByRole("button", { name: "Complete practice payment" });
  expect(button.getAttribute("aria-busy")).not.toBe("true");
  await complete(checkout);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  await waitFor(() => {
    letGo();
    screen.getByRole("heading", { level: 1, name: "Thank You!" });
  });
});

test("paying right after a change pays for the change", async () => {
  const { shop, letGo } = aSlowShop();
  const checkout = await openCheckout([{}], shop);
  letGo();
  await practise(checkout, "", "mabel@example.com");
  await fillIn(checkout.user, screen.getByLabelText("Quantity"), "7");
  await complete(checkout);
  expect(await storedCart(shop)).toMatchObject([{ quantity: 1 }]);
  await waitFor(() => {
    letGo();
    screen.getByRole("heading", { level: 1, name: "Thank You!" });
  });
  expect(await storedOrders(shop)).toMatchObject([{ total: 2380, items: [{ quantity: 7 }] }]);
});

test("a full storage is named where a payment can't be opened for it", async () => {
  const checkout = await openCheckout([SMALL]);
  const { buyer } = checkout.shop.app.visitor;
  vi.spyOn(buyer, "payForCart").mockRejectedValue(new Fault("storage-full"));
  await practise(checkout, "Mabel", "mabel@example.com");
  await complete(checkout);
  await noticeSaying(/^This browser's storage is full/);
  expect(await storedOrders(checkout.shop)).toEqual([]);
  expect(await storedCart(checkout.shop)).toHaveLength(1);
});
