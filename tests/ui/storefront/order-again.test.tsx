// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OrderItem } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import {
  plantCart,
  plantOrders,
  plantPrices,
  plantStock,
  storedCart,
} from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  noticeStays,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const ORDER = { name: /^Order again/ };

const openOrder = async (items: readonly OrderItem[], setting = IN_ONE_BROWSER) => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ items }));
  const { user } = renderShop("/my-orders", shop, setting);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const press = async () => user.click(await screen.findByRole("button", ORDER));
  return { shop, user, press };
};

test.each([
  ["one browser", IN_ONE_BROWSER],
  ["a shared shop", SHARED],
])(
  "'Order again' fills the basket at today's prices and leads to it, in %s",
  async (_home, setting) => {
    const { shop, user, press } = await openOrder(TWO_ITEMS, setting);
    await plantPrices(shop, { large: { 6: 200, 12: 380, 18: 500, 30: 800 } });
    await plantCart(shop, { category: "small", packSize: 6, price: 125 });
    await press();
    await screen.findByRole("heading", { level: 1, name: "Your Basket" });
    await noticeSaying("3 packs added, at today's prices");
    await noticeStays("3 packs added, at today's prices");
    expect(await storedCart(shop)).toMatchObject([
      { category: "small", quantity: 1 },
      { packSize: 12, deliveryMethod: "delivery", quantity: 1, price: 380 },
      { packSize: 6, deliveryMethod: "collection", quantity: 2, price: 200 },
    ]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () =>
      expect(await storedCart(shop)).toMatchObject([{ category: "small" }]),
    );
    expect(await storedCart(shop)).toHaveLength(1);
  },
);

test("what is sold out or no longer for sale is named at the order and left out", async () => {
  const [dozen, six] = TWO_ITEMS;
  if (!dozen || !six) throw new Error("The order has two items.");
  const goose = { ...dozen, id: "goose-4", name: "Goose Eggs", packSize: 4 };
  const { shop, user, press } = await openOrder([dozen, six, goose]);
  await plantStock(shop, { large: 11 });
  await press();
  await screen.findByText("Large Eggs (12 pack): left out, sold out.");
  screen.getByText("Large Eggs (6 pack): 1 of 2 added, sold out.");
  screen.getByText("Goose Eggs (4 pack): left out, no longer for sale.");
  await user.click(screen.getByRole("link", { name: "Go to Your Basket" }));
  await screen.findByRole("heading", { level: 1, name: "Your Basket" });
  expect(await storedCart(shop)).toMatchObject([{ packSize: 6, quantity: 1 }]);
});

test("an order of which nothing is left adds nothing, and leads nowhere", async () => {
  const { shop, press } = await openOrder(TWO_ITEMS);
  await plantStock(shop, { large: 0 });
  await press();
  await screen.findByText("Large Eggs (12 pack): left out, sold out.");
  expect(screen.queryByRole("link", { name: "Go to Your Basket" })).toBeNull();
  expect(await storedCart(shop)).toEqual([]);
});
