import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

test("orders come newest first, compared as instants and not as text", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "noon", date: "2026-06-20T12:00:00+01:00" }));
  await records.orders.add(anOrder({ id: "later", date: "2026-06-20T11:30:00Z" }));
  await records.orders.add(anOrder({ id: "undated", date: "" }));
  expect((await app.shop.counter.findOrders("mabel@example.com")).map((order) => order.id)).toEqual(
    ["later", "noon", "undated"],
  );
});

test("the email matches in any case, and nobody else's orders show", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "hers", customerEmail: "Mabel@Example.com" }));
  await records.orders.add(anOrder({ id: "his", customerEmail: "abel@example.com" }));
  expect((await app.shop.counter.findOrders("mABEL@example.com")).map((order) => order.id)).toEqual(
    ["hers"],
  );
});

test("an empty email finds nothing, not even orders without an email", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ customerEmail: "" }));
  expect(await app.shop.counter.findOrders(" ")).toEqual([]);
});
