import { expect, test, vi } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { findOrders } from "#core/orders/find-orders.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

test("findOrders orders by instant, the newest first", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "noon", date: "2026-06-20T12:00:00+01:00" }));
  await records.orders.add(anOrder({ id: "later", date: "2026-06-20T11:30:00Z" }));
  await records.orders.add(anOrder({ id: "undated", date: "" }));
  expect((await app.shop.counter.findOrders("mabel@example.com")).map((order) => order.id)).toEqual(
    ["later", "noon", "undated"],
  );
});

test("findOrders matches the email in any case, and shows no other's orders", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "hers", customerEmail: "Mabel@Example.com" }));
  await records.orders.add(anOrder({ id: "his", customerEmail: "abel@example.com" }));
  expect((await app.shop.counter.findOrders("mABEL@example.com")).map((order) => order.id)).toEqual(
    ["hers"],
  );
});

test("findOrder in one browser finds by number, without the farm's own fields", async () => {
  const { app, records } = aShop();
  const { counter } = app.shop;
  await records.orders.add(anOrder({ customerEmail: "", captureId: "MONEY", fee: 30 }));
  expect(await counter.findOrder("A")).toEqual(anOrder({ customerEmail: "" }));
  expect(await counter.findOrder("B")).toBeNull();
});

test("findOrder in the shared shop finds orders of the caller's browser alone", async () => {
  const stores = memoryStores();
  const lookups = (...ids: string[]) => ({ ...everyOrder, mine: async () => ids });
  const mabel = aShop({ stores, lookups: lookups("B", "A") });
  const stranger = aShop({ stores, lookups: lookups("C") });
  await mabel.records.orders.add(anOrder());
  expect(await mabel.app.shop.counter.findOrder("A")).toEqual(anOrder());
  expect(await mabel.app.shop.counter.findOrder("B")).toBeNull();
  expect(await stranger.app.shop.counter.findOrder("A")).toBeNull();
});

test("findOrders of an empty email finds nothing", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ customerEmail: "" }));
  expect(await app.shop.counter.findOrders(" ")).toEqual([]);
});

test("findOrders reads no others' orders where the caller may not see them", async () => {
  const { records } = aShop();
  await records.orders.add(anOrder({ id: "older", date: "2026-06-19T10:00:00Z" }));
  await records.orders.add(anOrder({ id: "newer", date: "2026-06-20T10:00:00Z" }));
  await records.orders.add(anOrder({ id: "hers", customerEmail: "ada@example.com" }));
  const ofEmail = vi.spyOn(records.orders, "ofEmail");
  const idsFor = async (mine: readonly string[], proven: readonly string[], email: string) => {
    const deps = {
      orders: records.orders,
      agreements: records.agreements,
      profile: records.profile,
      shared: null,
      lookups: { ...everyOrder, mine: async () => mine, proven: async () => proven },
    };
    return (await findOrders(deps)(email)).map(({ id }) => id);
  };
  expect(await idsFor([], [], "mabel@example.com")).toEqual([]);
  expect(await idsFor([], ["ada@example.com"], "mabel@example.com")).toEqual([]);
  expect(await idsFor(["older", "hers", "newer", "NONE"], [], "MABEL@example.com")).toEqual([
    "newer",
    "older",
  ]);
  expect(await idsFor(["hers"], [], "")).toEqual([]);
  expect(ofEmail).not.toHaveBeenCalled();
  expect(await idsFor(["older"], ["mabel@example.com"], "mabel@example.com")).toEqual([
    "newer",
    "older",
  ]);
});

test("after its address was mended an order is found by the new one, or where it was bought", async () => {
  const stores = memoryStores();
  const seenBy = (ids: string[], proven: string[]) =>
    aShop({
      stores,
      lookups: { ...everyOrder, mine: async () => ids, proven: async () => proven },
    });
  const { records } = seenBy([], []);
  const log = [{ at: "2026-06-20T11:00:00Z", kind: "edited", detail: "email" } as const];
  await records.orders.add(anOrder({ customerEmail: "new@example.com", log }));
  await records.orders.add(anOrder({ id: "B", customerEmail: "old@example.com" }));
  const found = async (ids: string[], proven: string[], email: string) =>
    (await seenBy(ids, proven).app.shop.counter.findOrders(email)).map(({ id }) => id);
  const [old, now] = ["old@example.com", "new@example.com"];
  expect(await found([], [old, now], old)).toEqual(["B"]);
  expect(await found([], [old, now], now)).toEqual(["A"]);
  expect(await found(["A", "C"], [], old)).toEqual(["A"]);
  expect(await found(["A"], [], now)).toEqual(["A"]);
  expect(await found(["A"], [old], old)).toEqual(expect.arrayContaining(["A", "B"]));
  expect(await found(["A"], [], " ")).toEqual([]);
});
