import { describe, expect, test } from "vitest";
import { isHandedOver } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const aShopWith = async (change: Partial<Order> = {}) => {
  const shop = aSharedShop();
  await shop.records.orders.add(anOrder(change));
  const tick = (method: DeliveryMethod, isDone = true, seen?: number) =>
    shop.office.handOver({ id: "A", method, isDone, ...(seen !== undefined && { seen }) });
  return { ...shop, tick, kinds: async () => (await shop.order("A")).log?.map(({ kind }) => kind) };
};

const halvesOf = (order: Order) => ({
  delivery: isHandedOver(order, "delivery"),
  collection: isHandedOver(order, "collection"),
});

const DONE = { ok: true, value: null };
const BOTH = { items: TWO_ITEMS };

describe("handOver", () => {
  test("completes an order that leaves in one way, and takes it back to what it was", async () => {
    const { office, tick, order, kinds } = await aShopWith();
    expect(await tick("delivery")).toEqual(DONE);
    expect(await order("A")).toEqual(
      anOrder({ status: "Completed", log: [{ at: NOON, kind: "completed" }] }),
    );
    await tick("delivery", false);
    expect((await order("A")).status).toBe("Pending");
    await office.setOrderStatus({ id: "A", status: "Ready" });
    await tick("delivery");
    await tick("delivery", false);
    expect((await order("A")).status).toBe("Ready");
    expect(await kinds()).toEqual([
      "completed",
      "not-handed-over",
      "ready",
      "completed",
      "not-handed-over",
    ]);
  });

  test("completes an order that leaves in both ways with its second half", async () => {
    const { tick, order, wait, now } = await aShopWith({ ...BOTH, status: "Ready" });
    await tick("delivery");
    expect(await order("A")).toMatchObject({
      status: "Ready",
      handedOver: { delivery: NOON },
      log: [{ at: NOON, kind: "handed-over", detail: "delivery" }],
    });
    wait(30);
    await tick("collection");
    expect(await order("A")).toMatchObject({
      status: "Completed",
      handedOver: { delivery: NOON, collection: now() },
    });
  });

  test("takes one half back, and leaves the other", async () => {
    const { office, tick, order } = await aShopWith(BOTH);
    await office.setOrderStatus({ id: "A", status: "Completed" });
    expect(halvesOf(await order("A"))).toEqual({ delivery: true, collection: true });
    await tick("delivery", false);
    expect(await order("A")).toMatchObject({
      status: "Pending",
      handedOver: { collection: NOON },
    });
    await tick("collection", false);
    expect(await order("A")).not.toHaveProperty("handedOver");
  });

  test("is done once where two tick the same", async () => {
    const { tick, kinds } = await aShopWith(BOTH);
    expect(await tick("delivery")).toEqual(DONE);
    expect(await tick("delivery")).toEqual(DONE);
    expect(await kinds()).toEqual(["handed-over"]);
    expect(await tick("collection", false)).toEqual(DONE);
    expect(await kinds()).toEqual(["handed-over"]);
  });

  test.each(["Refunded", "Cancelled", "Awaiting payment", "Needs attention"])(
    "refuses an order that is %s",
    async (status) => {
      const { tick } = await aShopWith({ status });
      const refusal = { kind: "status-not-possible", status };
      expect(await tick("delivery")).toEqual({ ok: false, refusal });
    },
  );

  test("refuses a half that the order hasn't, and an order that is gone", async () => {
    const { office, tick } = await aShopWith();
    const refusal = { kind: "status-not-possible", status: "Pending" };
    expect(await tick("collection")).toEqual({ ok: false, refusal });
    expect(await office.handOver({ id: "B", method: "delivery", isDone: true })).toEqual({
      ok: false,
      refusal: { kind: "order-gone" },
    });
  });

  test("refuses an order whose money is on the way back", async () => {
    const { office, tick, order } = await aShopWith({ log: [{ at: NOON, kind: "refund-asked" }] });
    const refused = { ok: false, refusal: { kind: "being-cancelled" } };
    expect(await tick("delivery")).toEqual(refused);
    expect(await office.setOrderStatus({ id: "A", status: "Ready" })).toEqual(refused);
    expect(await order("A")).toEqual(anOrder({ log: [{ at: NOON, kind: "refund-asked" }] }));
  });

  test("keeps halves in one browser, without a log", async () => {
    const { app, records } = aShop();
    await records.orders.add(anOrder(BOTH));
    const { office } = app.shop;
    await office.handOver({ id: "A", method: "delivery", isDone: true });
    expect(await records.orders.find("A")).toEqual(
      anOrder({ ...BOTH, handedOver: { delivery: NOON } }),
    );
    await office.handOver({ id: "A", method: "collection", isDone: true });
    expect((await records.orders.find("A"))?.status).toBe("Completed");
    await office.handOver({ id: "A", method: "collection", isDone: false });
    expect(await records.orders.find("A")).toEqual(
      anOrder({ ...BOTH, handedOver: { delivery: NOON } }),
    );
  });
});

describe("setOrderStatus", () => {
  test("of an order that its halves have completed takes both back", async () => {
    const { office, tick, order } = await aShopWith(BOTH);
    await tick("delivery");
    await tick("collection");
    await office.setOrderStatus({ id: "A", status: "Ready" });
    expect(halvesOf(await order("A"))).toEqual({ delivery: false, collection: false });
  });

  test("is undone to the half that had left before", async () => {
    const { office, tick, order } = await aShopWith(BOTH);
    await tick("delivery");
    await office.setOrderStatus({ id: "A", status: "Completed" });
    await office.setOrderStatus({ id: "A", status: "Pending" });
    expect(halvesOf(await order("A"))).toEqual({ delivery: true, collection: false });
  });

  test("writes once that eggs are ready, however often Packed is ticked", async () => {
    const { office, messages } = await aShopWith(BOTH);
    for (const status of ["Ready", "Ready", "Pending", "Ready", "Completed", "Ready"] as const)
      await office.setOrderStatus({ id: "A", status });
    expect(await messages()).toEqual(["ready to mabel@example.com"]);
  });

  test("writes nothing of eggs collected before the rest was packed, until they come back", async () => {
    const { office, tick, messages } = await aShopWith(BOTH);
    const pack = () => office.setOrderStatus({ id: "A", status: "Ready" });
    await tick("collection");
    await pack();
    expect(await messages()).toEqual([]);
    await tick("collection", false);
    await office.setOrderStatus({ id: "A", status: "Pending" });
    await pack();
    expect(await messages()).toEqual(["ready to mabel@example.com"]);
  });
});

describe("several who tick the same order at once", () => {
  test("make one Ready and one mail, and one half handed over once", async () => {
    const { office, tick, kinds, messages } = await aShopWith(BOTH);
    const pack = () => office.setOrderStatus({ id: "A", status: "Ready", seen: 0 });
    const [first, ...others] = await Promise.all([pack(), pack(), pack()]);
    expect(first).toMatchObject({ ok: true, value: { untold: [{ id: "A" }] } });
    expect(others).toEqual([DONE, DONE]);
    await Promise.all([tick("delivery", true, 1), tick("delivery", true, 1)]);
    expect(await kinds()).toEqual(["ready", "handed-over"]);
    expect(await messages()).toEqual(["ready to mabel@example.com"]);
  });

  test("are named in its log, where they are helpers", async () => {
    const stores = memoryStores();
    const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
    const { app, records } = aShop({
      stores: { ...stores, sessions },
      shared: { publicUrl: "https://eggs.example" },
    });
    await records.orders.add(anOrder({ ...BOTH }));
    const { office } = app.shop;
    await office.setOrderStatuses([{ id: "A", status: "Ready" }]);
    await office.markNotCollected({ id: "A" });
    await office.handOver({ id: "A", method: "delivery", isDone: true });
    expect((await records.orders.find("A"))?.log).toEqual(
      [
        { kind: "ready" },
        { kind: "not-collected" },
        { kind: "handed-over", detail: "delivery" },
      ].map((entry) => ({ at: NOON, by: "Tom", ...entry })),
    );
  });
});

describe("a tick that comes late", () => {
  const CHANGED = { kind: "changed-since", status: "Pending" };

  test("is refused where another person has taken it back since", async () => {
    const { office, tick, kinds } = await aShopWith();
    await tick("delivery");
    await tick("delivery", false);
    expect(await tick("delivery", true, 0)).toEqual({ ok: false, refusal: CHANGED });
    expect(await office.setOrderStatus({ id: "A", status: "Ready", seen: 0 })).toEqual({
      ok: false,
      refusal: CHANGED,
    });
    expect(await kinds()).toHaveLength(2);
    expect(await tick("delivery", true, 2)).toEqual(DONE);
  });

  test("of Packed leaves what has been handed over since", async () => {
    const { office, tick, order } = await aShopWith();
    await tick("delivery");
    expect(await office.setOrderStatus({ id: "A", status: "Ready", seen: 0 })).toEqual(DONE);
    expect((await order("A")).status).toBe("Completed");
  });

  test("that takes Packed back leaves what has been handed over since", async () => {
    const { office, tick, order } = await aShopWith({ status: "Ready" });
    await tick("delivery");
    expect(await office.setOrderStatus({ id: "A", status: "Pending", seen: 0 })).toEqual({
      ok: false,
      refusal: { ...CHANGED, status: "Completed" },
    });
    expect((await order("A")).status).toBe("Completed");
  });

  test("is taken where others have only gone on", async () => {
    const { office, tick, order } = await aShopWith();
    await office.setOrderStatus({ id: "A", status: "Ready" });
    expect(await tick("delivery", true, 0)).toEqual(DONE);
    expect((await order("A")).status).toBe("Completed");
  });
});

describe("markNotCollected", () => {
  const TO_COLLECT = anOrder({ items: TWO_ITEMS.slice(1) }).items;

  test("keeps an order Ready and notes it, once a day", async () => {
    const { office, order, wait, kinds } = await aShopWith({ items: TO_COLLECT, status: "Ready" });
    expect(await office.markNotCollected({ id: "A" })).toEqual(DONE);
    expect(await order("A")).toMatchObject({
      status: "Ready",
      log: [{ at: NOON, kind: "not-collected" }],
    });
    expect(await office.markNotCollected({ id: "A" })).toEqual(DONE);
    wait(24 * 60);
    await office.markNotCollected({ id: "A" });
    expect(await kinds()).toEqual(["not-collected", "not-collected"]);
  });

  test.each<[string, Partial<Order>]>([
    ["is not packed", { items: TO_COLLECT }],
    ["is delivered", { status: "Ready" }],
    ["has been collected", { items: TWO_ITEMS, status: "Ready", handedOver: { collection: NOON } }],
  ])("refuses an order that %s", async (_what, change) => {
    const { office, kinds } = await aShopWith(change);
    const status = change.status ?? "Pending";
    expect(await office.markNotCollected({ id: "A" })).toEqual({
      ok: false,
      refusal: { kind: "not-waiting", status },
    });
    expect(await kinds()).toBeUndefined();
    expect(await office.markNotCollected({ id: "B" })).toMatchObject({
      refusal: { kind: "order-gone" },
    });
  });
});
