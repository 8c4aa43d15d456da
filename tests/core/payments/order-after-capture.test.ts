import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { feeOf } from "#core/orders/order-money.ts";
import type { Capture } from "#core/payments/payment.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { MABEL } from "#tests/support/a-shop.ts";

const SHELF = DEFAULT_INVENTORY.large;

/** A payment whose provider tells one thing after the other of its money. */
const afterNewsOf = async (first: Capture["state"], ...news: readonly Capture["state"][]) => {
  const shop = aSharedShop();
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  shop.provider.tell({ state: first });
  await shop.counter.takePayment(orderId);
  const heard: unknown[] = [];
  const hear = async (state: Capture["state"]) => {
    shop.provider.captureBecomes(orderId, { state });
    heard.push(
      await shop.backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false }),
    );
  };
  for (const state of news) await hear(state);
  const order = await shop.order(orderId);
  const written = (await shop.messages()).map((one) => one.split(" ")[0]);
  return { ...shop, orderId, order, heard, written, log: order.log?.map(({ kind }) => kind) };
};

describe("late news change nothing:", () => {
  test.each([
    ["completed", "pending"],
    ["completed", "denied"],
    ["completed", "completed"],
  ] as const)("a capture that was %s is %s", async (first, late) => {
    const { order, log, heard, written, eggs } = await afterNewsOf(first, late);
    expect(order.status).toBe("Pending");
    expect([log, heard, await eggs()]).toEqual([["paid"], [null], SHELF - 12]);
    expect(written).toEqual(["new-order", "order-paid"]);
  });

  test("a check is logged once", async () => {
    const { order, log, written } = await afterNewsOf("pending", "pending", "pending");
    expect(order.status).toBe("Awaiting payment");
    expect([log, written]).toEqual([["checked"], []]);
  });

  test("a denied order is denied once, and not pending again", async () => {
    const { order, log, written } = await afterNewsOf("pending", "denied", "denied", "pending");
    expect(order.status).toBe("Cancelled");
    expect(log).toEqual(["checked", "denied"]);
    expect(written).toEqual(["payment-denied"]);
  });

  test("a refunded order is not paid again, nor in part", async () => {
    const { order, log, eggs } = await afterNewsOf(
      "completed",
      "refunded",
      "completed",
      "denied",
      "partly-refunded",
    );
    expect(order.status).toBe("Refunded");
    expect(log).toEqual(["paid", "refunded"]);
    expect(await eggs()).toBe(SHELF - 12);
  });
});

test("an order that is paid after it was denied needs attention", async () => {
  const { order, log, heard, written, eggs } = await afterNewsOf("pending", "denied", "completed");
  expect(order.status).toBe("Needs attention");
  expect(log).toEqual(["checked", "denied", "paid"]);
  expect(heard).toEqual(["recorded", "recorded"]);
  expect(written).toEqual(["needs-attention", "new-order", "order-paid", "payment-denied"]);
  expect(await eggs()).toBe(SHELF - 12);
});

test("an awaiting order that is partly refunded is paid, and needs attention", async () => {
  const { order, log, written, eggs } = await afterNewsOf("pending", "partly-refunded");
  expect(order.status).toBe("Needs attention");
  expect(log).toEqual(["checked", "paid", "partly-refunded"]);
  expect(written).toEqual(["needs-attention", "new-order", "order-paid"]);
  expect(await eggs()).toBe(SHELF - 12);
});

test("a denied order that is partly refunded needs attention, and is not paid", async () => {
  const { order, log } = await afterNewsOf("pending", "denied", "partly-refunded");
  expect(order.status).toBe("Needs attention");
  expect(log).toEqual(["checked", "denied", "partly-refunded"]);
});

test("an agreement keeps its packs while its eggs are held", async () => {
  const pending = await afterNewsOf("pending");
  expect(await pending.records.agreements.find(pending.orderId)).toMatchObject({
    purchase: { lines: [{ category: "large", packSize: 12 }], total: 340 },
  });
  const taken = await afterNewsOf("pending", "completed");
  expect(await taken.records.agreements.find(taken.orderId)).toMatchObject({
    state: "taken",
    paidBy: "Mabel",
    purchase: { lines: [], total: 340 },
  });
});

test("an order takes the given name and the phone where there is no whole name", async () => {
  const { open, provider, counter, order } = aSharedShop();
  const orderId = await open();
  provider.approve(orderId, { ...MABEL, phone: "01293 555010" });
  await counter.takePayment(orderId);
  expect(await order(orderId)).toMatchObject({ customerName: "Mabel", phone: "01293 555010" });
  const nameless = await open();
  provider.approve(nameless, { givenName: "", email: "" });
  provider.tell({ fee: 0 });
  await counter.takePayment(nameless);
  const placed = await order(nameless);
  expect(feeOf(placed)).toBe(0);
  for (const field of ["customerName", "phone"]) expect(placed).not.toHaveProperty(field);
  expect(await counter.getPaymentStates([nameless])).toEqual({ [nameless]: "taken" });
});

test("an order has no fee where the provider doesn't say it", async () => {
  const { open, provider, counter, order } = aSharedShop();
  const orderId = await open();
  provider.become(orderId, {
    kind: "captured",
    capture: { state: "completed", payer: MABEL, captureId: "MONEY" },
  });
  await counter.takePayment(orderId);
  expect(await order(orderId)).not.toHaveProperty("fee");
});

describe("receiveWebhook of an order whose agreement is forgotten", () => {
  const forgotten = async () => {
    const shop = await afterNewsOf("completed");
    await shop.records.agreements.remove(shop.orderId);
    return shop;
  };

  test("records news by the capture id", async () => {
    const { backgroundJobs, orderId, provider, records } = await forgotten();
    provider.captureBecomes(orderId, { state: "refunded" });
    const captureId = `MONEY-OF-${orderId}`;
    expect(
      await backgroundJobs.receiveWebhook({ orderId: null, captureId, isReversal: false }),
    ).toBe("recorded");
    expect(await records.orders.find(orderId)).toMatchObject({ status: "Refunded" });
  });

  test("ignores a provider that the shop no longer has", async () => {
    const { backgroundJobs, orderId, order, records } = await forgotten();
    await records.orders.replace({ ...order, paymentMethod: "practice" });
    const event = { orderId, captureId: null, isReversal: false };
    expect(await backgroundJobs.receiveWebhook(event)).toBeNull();
  });

  test.each(["gone", "unapproved"] as const)("ignores '%s'", async (kind) => {
    const { backgroundJobs, orderId, provider, order, records } = await forgotten();
    provider.become(orderId, { kind });
    const event = { orderId, captureId: null, isReversal: false };
    expect(await backgroundJobs.receiveWebhook(event)).toBeNull();
    expect(await records.orders.find(orderId)).toEqual(order);
  });
});

test("an order has no eggs short where the stock was enough", async () => {
  const { order } = await afterNewsOf("completed");
  expect(order).not.toHaveProperty("short");
});

test("receiveWebhook records a reversal", async () => {
  const { backgroundJobs, orderId } = await afterNewsOf("completed");
  const event = { orderId, captureId: null, isReversal: true };
  expect(await backgroundJobs.receiveWebhook(event)).toBe("recorded");
});
