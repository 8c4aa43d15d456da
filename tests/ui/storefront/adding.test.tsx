// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { anOrder } from "#tests/support/orders.ts";
import { standIn } from "#tests/support/paypal-in-page.tsx";
import { plantCart, plantOrders, plantStock, storedCart } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderShop,
  SHARED,
  UNCONFIGURED,
} from "#tests/support/render-shop.tsx";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";

const HERS = anOrder({
  id: "8GH2K1PA-1",
  paymentMethod: "paypal",
  captureId: "MONEY",
  days: { delivery: "2026-06-27" },
});

const aShopWith = async (change: Partial<Order>, isMine = true) => {
  const order = { ...HERS, ...change };
  const mine = isMine ? [order.id] : [];
  const orderTokens = memoryOrderTokens();
  const shop = aShop({
    shared: { publicUrl: "https://eggs.example" },
    orderTokens,
    lookups: {
      ...everyOrder,
      mine: async () => mine,
      remember: async (id: string) => void mine.unshift(id),
    },
  });
  await plantOrders(shop, order);
  const stored = async () => (await shop.records.orders.find(order.id)) ?? anOrder();
  return { shop, stored, token: await orderTokens.issue(order.id) };
};

type User = ReturnType<typeof renderShop>["user"];

const findThem = async (user: User) => {
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
};

const PACKS = { name: "Packs to add" };

const pay = async (user: User) => {
  await user.click(screen.getByRole("button", { name: /^Practice payment/ }));
  await user.type(screen.getByLabelText("Email"), "husband@example.com");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
};

const ADDED = /^What you added is part of order 8GH2K1PA now\./;

test("packs are added to an order of My Orders, on its day, and paid by themselves", async () => {
  const { shop, stored } = await aShopWith({});
  await plantCart(shop, { category: "small", deliveryMethod: "collection" });
  const { user } = renderShop("/my-orders", shop, SHARED);
  await findThem(user);
  await user.click(await screen.findByRole("link", { name: "Add to this order 8GH2K1PA" }));
  await screen.findByRole("heading", { level: 1, name: "Add to Order 8GH2K1PA" });
  const packs = within(await screen.findByRole("region", PACKS));
  expect(packs.getByText(/^We deliver on Saturday 27 June/)).toBeTruthy();
  expect(packs.queryByRole("radio")).toBeNull();
  const summary = within(screen.getByRole("region", { name: "Summary" }));
  expect(summary.getByText("Choose what to add, then you can pay.")).toBeTruthy();
  const [more] = packs.getAllByRole("button", { name: "One more" });
  if (more) await user.click(more);
  expect(summary.getByText("£3.40")).toBeTruthy();
  await pay(user);
  await screen.findByText(ADDED);
  const order = await stored();
  expect([order.total, order.items.map(({ quantity }) => quantity)]).toEqual([680, [2]]);
  expect(order.customerEmail).toBe("mabel@example.com");
  expect(await storedCart(shop)).toHaveLength(1);
});

test("packs that wait in the basket are taken along, and leave it once they are paid", async () => {
  const { shop, stored } = await aShopWith({});
  await plantCart(shop, { category: "small", packSize: 6, deliveryMethod: "delivery" });
  const { user } = renderShop("/checkout?add=8GH2K1PA-1", shop, SHARED);
  const packs = within(await screen.findByRole("region", PACKS));
  expect(
    packs.getByRole<HTMLInputElement>("spinbutton", { name: "Small Eggs, 6 pack" }).value,
  ).toBe("1");
  await pay(user);
  await screen.findByText(ADDED);
  expect((await stored()).items.map(({ id }) => id)).toEqual(["large-12", "small-6"]);
  await waitFor(async () => expect(await storedCart(shop)).toEqual([]));
});

test("packs are added to an order that was opened by the link of a mail", async () => {
  const { shop, stored, token } = await aShopWith({}, false);
  const { user } = renderShop(`/my-orders#order=${token}`, shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Show my order" }));
  await user.click(await screen.findByRole("link", { name: /^Add to this order/ }));
  const packs = within(await screen.findByRole("region", PACKS));
  await user.type(packs.getByRole("spinbutton", { name: "Large Eggs, 12 pack" }), "2");
  await pay(user);
  await screen.findByText(ADDED);
  expect((await stored()).total).toBe(1020);
});

test("no more can be chosen than eggs are left, of all sizes together", async () => {
  const { shop } = await aShopWith({});
  await plantStock(shop, { large: 30 });
  const { user } = renderShop("/checkout?add=8GH2K1PA-1", shop, SHARED);
  const packs = within(await screen.findByRole("region", PACKS));
  const field = (size: number) =>
    packs.getByRole<HTMLInputElement>("spinbutton", { name: `Large Eggs, ${size} pack` });
  await user.type(field(12), "9");
  expect(field(12).value).toBe("2");
  await user.type(field(6), "9");
  expect(field(6).value).toBe("1");
});

test("nothing is added once the cut-off is past", async () => {
  const { shop } = await aShopWith({ days: { delivery: "2026-06-20" } });
  renderShop("/checkout?add=8GH2K1PA-1", shop, SHARED);
  await screen.findByText(/^Nothing can be added to this order any more\./);
  expect(screen.queryByRole("region", PACKS)).toBeNull();
});

test("another person's order isn't shown", async () => {
  const { shop } = await aShopWith({}, false);
  renderShop("/checkout?add=8GH2K1PA-1", shop, SHARED);
  await screen.findByText("We can't find this order here. Please look it up again.");
});

test("an order that is packed meanwhile says so, and keeps a payment that was begun", async () => {
  const { shop } = await aShopWith({});
  const client = createQueryClient();
  const path = "/checkout?add=8GH2K1PA-1";
  const { user } = renderShop(path, shop, SHARED, undefined, null, client);
  const packs = within(await screen.findByRole("region", PACKS));
  const [more] = packs.getAllByRole("button", { name: "One more" });
  if (more) await user.click(more);
  const practice = screen.getByRole("button", { name: /^Practice payment/ });
  await shop.app.shop.office.setOrderStatus({ id: "8GH2K1PA-1", status: "Ready" });
  await client.invalidateQueries();
  await screen.findByText("Nothing can be added to this order any more.");
  expect(practice.isConnected).toBe(true);
  expect(screen.queryByRole("button", { name: /^Practice payment/ })).toBeNull();
});

test("a payment that is cancelled at PayPal stays on the page, with what was chosen", async () => {
  const { shop, stored } = await aShopWith({});
  standIn({ buyer: "cancels" }, Promise.resolve());
  const providers = { ...UNCONFIGURED, paypal: { ...UNCONFIGURED.paypal, clientId: "test" } };
  const { user } = renderShop("/checkout?add=8GH2K1PA-1", shop, SHARED, providers);
  const packs = within(await screen.findByRole("region", PACKS));
  const dozen = packs.getByRole<HTMLInputElement>("spinbutton", { name: "Large Eggs, 12 pack" });
  await user.type(dozen, "2");
  await user.click(await screen.findByRole("button", { name: "PayPal" }));
  await noticeSaying("Nothing was charged, and what you chose is still here.");
  expect([dozen.isConnected, dozen.value]).toEqual([true, "2"]);
  expect(await stored()).toMatchObject({ total: 340 });
});
