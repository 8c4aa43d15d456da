import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const FULL: Required<Order> = {
  ...anOrder(),
  note: "Ring twice",
  customerName: "Mabel Hen",
  phone: "07700 900123",
  address: AT_HOME,
  paymentMethod: "paypal",
  captureId: "MONEY",
  fee: 30,
  captured: 340,
  returned: 120,
  parts: [{ id: "THE-PROVIDERS", amount: 120, at: "2026-06-20T12:00:00.000Z", wish: "wish-1" }],
  short: { large: 2 },
  days: { delivery: "2026-06-27" },
  paid: { how: "cash" },
  soldAt: "gate",
  handedOver: { delivery: "2026-06-27T10:00:00.000Z" },
  unwritten: true,
  bestBefore: { large: "2026-07-10" },
  log: [{ kind: "ready", at: "2026-06-20T11:00:00.000Z" }],
};

/** Fields that a later version may keep, which are no customer's. */
const planted = (): Order => ({
  ...FULL,
  items: FULL.items.map((item) => ({ ...item, planted: "SECRET" })),
  address: { ...FULL.address, ...{ planted: "SECRET" } },
  parts: FULL.parts.map((part) => ({ ...part, planted: "SECRET" })),
  ...{ planted: "SECRET" },
});

const SEEN = [
  "bestBefore",
  "captured",
  "customerEmail",
  "customerName",
  "date",
  "days",
  "handedOver",
  "id",
  "items",
  "paid",
  "parts",
  "paymentMethod",
  "returned",
  "status",
  "total",
];

const SEEN_WHERE_ORDERED = [...SEEN, "address", "note", "phone"].sort();

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
  expect(JSON.stringify(orders)).not.toMatch(/SECRET|planted|MONEY|THE-PROVIDERS|wish-1/);
});

test("by the link of an e-mail phone, address and note are not told either", async () => {
  const lookups = { mine: async () => [], proven: async () => ["mabel@example.com"] };
  const [byNumber, byEmail] = await told(lookups);
  expect(byNumber).toBeNull();
  expect(keysOf(byEmail)).toEqual(SEEN);
  expect(JSON.stringify(byEmail)).not.toMatch(/SECRET|High Street|07700|Ring twice/);
});
