// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantCart, plantOrders, storedCart } from "#tests/support/plant.ts";
import { fillIn, renderShop } from "#tests/support/render-shop.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";

const findOrders = async (email: string, shop = aShop()) => {
  const { user } = renderShop("/my-orders", shop);
  const field = await screen.findByLabelText("Email");
  if (email) await fillIn(user, field, email);
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  return { user };
};

test("My Orders shows the orders of an email, in any case, newest first", async () => {
  const shop = aShop();
  await plantOrders(
    shop,
    anOrder({ id: "OLD00001", date: "2026-05-02T11:00:00Z", status: "Completed" }),
    anOrder({ id: "5O190127TN364715T", total: 700, items: TWO_ITEMS }),
    anOrder({ id: "ABELS", customerEmail: "abel@example.com" }),
  );
  await findOrders(" Mabel@Example.com ", shop);
  await screen.findByText("2 orders found.");
  const found = screen.getAllByRole("article");
  expect(found.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Order 5O190127",
    "Order OLD00001",
  ]);
  const newest = within(found[0] as HTMLElement);
  newest.getByText("Pending");
  newest.getByText("20th June 2026");
  newest.getByText("£7.00");
  expect(newest.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "ItemPacksEach",
    "Large Eggs (12 pack)Free Delivery1£3.40",
    "Large Eggs (6 pack)Collection2£1.80",
  ]);
  within(found[1] as HTMLElement).getByText("Completed");
});

test.each([
  ["Awaiting payment", "pending"],
  ["Pending", "pending"],
  ["Ready", "done"],
  ["Completed", "done"],
  ["Refunded", "done"],
  ["Cancelled", "done"],
  ["Needs attention", "attention"],
  ["Shipped", "done"],
])("an order that is %s has the look %s", (status, look) => {
  render(<OrderStatusChip status={status} />);
  expect(screen.getByText(status).dataset.look).toBe(look);
});

test("My Orders says when nothing is found", async () => {
  await findOrders("nobody@example.com");
  await screen.findByText("No orders found for this email address.");
});

test("an empty email looks for nothing", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ customerEmail: "" }));
  await findOrders("", shop);
  expect(screen.queryByText(/orders? found/i)).toBeNull();
  expect(screen.queryByRole("article")).toBeNull();
});

const withBasket = async (path: string) => {
  const shop = aShop();
  await plantCart(shop, {});
  return renderShop(path, shop);
};

test("visiting the thank-you page clears the basket", async () => {
  const { user, shop } = await withBasket("/order/success");
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  screen.getByText(
    "Your order has been placed successfully. We've sent a confirmation email to you.",
  );
  await screen.findByRole("link", { name: "Basket" });
  await waitFor(async () => expect(await storedCart(shop)).toEqual([]));
  await user.click(screen.getByRole("link", { name: "View My Orders" }));
  await screen.findByRole("heading", { level: 1, name: "My Orders" });
});

test("visiting the cancelled page keeps the basket, and leads back to it", async () => {
  const { user, shop } = await withBasket("/order/cancel");
  await screen.findByRole("heading", { level: 1, name: "Order Canceled" });
  screen.getByText(
    "Nothing was charged, and your cart is saved: it waits for you just as you left it.",
  );
  await screen.findByRole("link", { name: "Basket, 1 item" });
  await user.click(screen.getByRole("link", { name: "Return to Basket" }));
  await screen.findByRole("listitem", { name: "Large Eggs, 12 pack, Free Delivery" });
  expect(await storedCart(shop)).toMatchObject([{ quantity: 1 }]);
});

const PAID = { email: "mabel@example.com", at: NOON };

test("My Orders has the last payer's e-mail filled in, and asks for nothing until told to", async () => {
  const shop = aShop();
  await shop.records.lastEmail.save(PAID);
  await plantOrders(shop, anOrder());
  const { user } = renderShop("/my-orders", shop);
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  await waitFor(() => expect(field.value).toBe("mabel@example.com"));
  expect(screen.queryByRole("article")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  await screen.findByRole("article");
});

test("an e-mail that is cleared is forgotten", async () => {
  const shop = aShop();
  await shop.records.lastEmail.save(PAID);
  const { user } = renderShop("/my-orders", shop);
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  await waitFor(() => expect(field.value).toBe("mabel@example.com"));
  await user.clear(field);
  await waitFor(async () => expect((await shop.records.lastEmail.load()).email).toBe(""));
  expect(field.value).toBe("");
  cleanup();
  renderShop("/my-orders", shop);
  expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("");
});

test("an order that is delivered says where to", async () => {
  const shop = aShop();
  const address = { lines: ["1 High Street", "Crawley"], postcode: "rh101aa", country: "GB" };
  await plantOrders(shop, anOrder({ address }));
  const { user } = renderShop("/my-orders", shop);
  await user.type(await screen.findByLabelText("Email"), "mabel@example.com{Enter}");
  await screen.findByText("1 High Street, Crawley, RH10 1AA");
});
