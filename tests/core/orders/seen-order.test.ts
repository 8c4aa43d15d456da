import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { A_FULL_ORDER } from "#tests/support/orders.ts";

/** Fields that a later version may keep, which are no customer's. */
const planted = (): Order => ({
  ...A_FULL_ORDER,
  items: A_FULL_ORDER.items.map((item) => ({ ...item, planted: "SECRET" })),
  address: { ...A_FULL_ORDER.address, ...{ planted: "SECRET" } },
  money: A_FULL_ORDER.money.map((movement) => ({ ...movement, planted: "SECRET" })),
  ...{ planted: "SECRET" },
});

const SEEN = [
  "bestBefore",
  "customerEmail",
  "customerName",
  "date",
  "days",
  "handedOver",
  "id",
  "items",
  "money",
  "paid",
  "paymentMethod",
  "rest",
  "status",
  "total",
];

const SEEN_WHERE_ORDERED = [...SEEN, "address", "note", "payer", "phone", "recipient"].sort();

const keysOf = (order: object | null | undefined): readonly string[] =>
  Object.keys(order ?? {}).sort();

const told = async (lookups: Partial<typeof everyOrder>, isShared = true) => {
  const { app, records } = aShop({
    lookups: { ...everyOrder, ...lookups },
    shared: isShared ? { publicUrl: "https://eggs.example" } : null,
  });
  await records.orders.add(planted());
  const { counter } = app.shop;
  return [await counter.findOrder("A"), ...(await counter.findOrders("mabel@example.com"))];
};

test.each([
  ["in one browser", {}, false],
  ["to whoever ordered in the shared shop", { mine: async () => ["A"] }, true],
])("%s exactly these fields of an order are told", async (_where, lookups, isShared) => {
  const orders = await told(lookups, isShared);
  expect(orders).toHaveLength(2);
  for (const order of orders) expect(keysOf(order)).toEqual(SEEN_WHERE_ORDERED);
  expect(JSON.stringify(orders)).not.toMatch(/SECRET|planted|MONEY|THE-PROVIDERS|wish-1|"who"|Tom/);
});

test("by the link of an e-mail phone, address and note are not told either", async () => {
  const lookups = { mine: async () => [], proven: async () => ["mabel@example.com"] };
  const [byNumber, byEmail] = await told(lookups);
  expect(byNumber).toBeNull();
  expect(keysOf(byEmail)).toEqual(SEEN);
  expect(JSON.stringify(byEmail)).not.toMatch(/SECRET|High Street|07700|Ring twice/);
});
