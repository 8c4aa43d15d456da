import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aSharedShop, refundKeyOf } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aRefund } from "#tests/support/records.ts";

const SHELF = DEFAULT_INVENTORY.large;

const TOLD = { mailed: 1, untold: [] };

const paid = async () => {
  const shop = aSharedShop({ postman: { send: async () => undefined } });
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const refund = (isPuttingBack = true) =>
    refundOrder(shop.office, { id: orderId, puttingBack: bothOrNone(isPuttingBack) });
  return { ...shop, orderId, refund };
};

describe("refundOrder", () => {
  test.each([
    [true, SHELF],
    [false, SHELF - 12],
  ])("refunds the order, and puts its eggs back: %s", async (isPuttingBack, left) => {
    const { orderId, refund, order, eggs, provider, messages, records } = await paid();
    expect(await refund(isPuttingBack)).toEqual({ ok: true, value: TOLD });
    expect(await order(orderId)).toMatchObject({ status: "Refunded" });
    expect(await eggs()).toBe(left);
    expect([...provider.refunds]).toEqual([
      [`MONEY-OF-${orderId}`, expect.stringMatching(refundKeyOf(orderId))],
    ]);
    expect(await messages()).toContain("refunded to mabel@example.com");
    expect(await records.refunds.all()).toEqual([]);
  });

  test("is idempotent", async () => {
    const { orderId, refund, order, eggs, provider, messages } = await paid();
    await Promise.all([refund(), refund(), refund()]);
    expect(await refund()).toMatchObject({ refusal: { kind: "not-refundable" } });
    expect(provider.refunds.size).toBe(1);
    expect(await eggs()).toBe(SHELF);
    expect((await order(orderId)).log?.filter(({ kind }) => kind === "refunded")).toHaveLength(1);
    expect((await messages()).filter((one) => one.startsWith("refunded"))).toHaveLength(1);
  });

  test("logs the provider's refusal, and uses another key the next time", async () => {
    const { orderId, refund, order, eggs, provider } = await paid();
    provider.fail("payment-refused");
    expect(await refund()).toEqual({
      ok: false,
      refusal: { kind: "refund-refused", why: "other", words: "" },
    });
    expect(await order(orderId)).toMatchObject({
      status: "Pending",
      log: [{ kind: "paid" }, { kind: "refund-asked" }, { kind: "refund-refused" }],
    });
    expect(await eggs()).toBe(SHELF - 12);
    expect(await refund()).toMatchObject({ ok: true });
    expect([...provider.refunds.values()]).toEqual([expect.stringMatching(refundKeyOf(orderId))]);
  });

  test("is finished by retryRefunds where the answer was lost", async () => {
    const { orderId, refund, order, eggs, provider, backgroundJobs, wait } = await paid();
    provider.fail("payment-doubtful", true);
    expect(await refund()).toMatchObject({ refusal: { kind: "refund-waiting" } });
    expect(await order(orderId)).toMatchObject({ status: "Pending" });
    wait(0.5);
    expect(await backgroundJobs.retryRefunds()).toEqual([]);
    wait(0.01);
    expect(await backgroundJobs.retryRefunds()).toEqual([orderId]);
    expect(await order(orderId)).toMatchObject({ status: "Refunded" });
    expect(await eggs()).toBe(SHELF);
    expect([...provider.refunds.values()]).toEqual([expect.stringMatching(refundKeyOf(orderId))]);
    expect(await backgroundJobs.retryRefunds()).toEqual([]);
  });

  test("repeats a refund under way as it was first asked for", async () => {
    const { orderId, refund, order, eggs, provider, records } = await paid();
    for (const isPuttingBack of [true, false]) {
      provider.fail("payment-doubtful");
      expect(await refund(isPuttingBack)).toMatchObject({ refusal: { kind: "refund-waiting" } });
    }
    expect(await records.refunds.all()).toHaveLength(1);
    expect(await refund(false)).toMatchObject({ ok: true });
    expect((await order(orderId)).log?.map(({ kind }) => kind)).toEqual([
      "paid",
      "refund-asked",
      "refunded",
      "put-back",
    ]);
    expect(await eggs()).toBe(SHELF);
  });

  test("stays asked for while other news of the money come", async () => {
    const { orderId, refund, provider, backgroundJobs, records } = await paid();
    provider.fail("payment-doubtful");
    await refund();
    provider.captureBecomes(orderId, { state: "partly-refunded" });
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    expect(await records.refunds.all()).toMatchObject([{ orderId }]);
  });

  test("puts the eggs back where a webhook is first", async () => {
    const { orderId, refund, eggs, provider, backgroundJobs, wait } = await paid();
    provider.fail("payment-doubtful", true);
    await refund();
    provider.captureBecomes(orderId, { state: "refunded" });
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    expect(await eggs()).toBe(SHELF);
    wait(1);
    expect(await backgroundJobs.retryRefunds()).toEqual([]);
    expect(await eggs()).toBe(SHELF);
  });
});

test.each(["Refunded", "Cancelled", "Awaiting payment"])(
  "an order that is %s has nothing to pay back",
  async (status) => {
    const { records, office, provider } = aSharedShop();
    await records.orders.add(anOrder({ status, paymentMethod: "paypal", captureId: "MONEY" }));
    expect(await refundOrder(office, { id: "A", puttingBack: DELIVERY_METHODS })).toMatchObject({
      refusal: { kind: "not-refundable" },
    });
    expect(provider.refunds.size).toBe(0);
  },
);

test("refundOrder refuses an unknown order, one without money, and one in one browser", async () => {
  const { records, office } = aSharedShop();
  await records.orders.add(anOrder());
  const refund = (id: string) => refundOrder(office, { id, puttingBack: [] });
  expect(await refund("NOBODYS")).toMatchObject({ refusal: { kind: "order-gone" } });
  expect(await refund("A")).toMatchObject({ refusal: { kind: "not-refundable" } });
  const halves = [{ paymentMethod: "paypal" }, { captureId: "MONEY" }];
  for (const [at, half] of halves.entries()) {
    await records.orders.add(anOrder({ ...half, id: `HALF-${at}` }));
    expect(await refund(`HALF-${at}`)).toMatchObject({ refusal: { kind: "not-refundable" } });
  }
  expect(await records.refunds.all()).toEqual([]);
  const inOneBrowser = aShop();
  await plantOrders(inOneBrowser, anOrder({ paymentMethod: "paypal", captureId: "MONEY" }));
  const { app } = inOneBrowser;
  expect(await refundOrder(app.shop.office, { id: "A", puttingBack: [] })).toMatchObject({
    refusal: { kind: "not-refundable" },
  });
});

test("refundOrder of a provider that is gone stays under way, and is retried when it is back", async () => {
  const { records, office, order, provider } = aSharedShop();
  await records.orders.add(anOrder({ paymentMethod: "cheques", captureId: "MONEY" }));
  expect(await refundOrder(office, { id: "A", puttingBack: [] })).toEqual({
    ok: false,
    refusal: { kind: "refund-waiting" },
  });
  expect(provider.refunds.size).toBe(0);
  expect(await order("A")).toMatchObject({ status: "Pending", log: [{ kind: "refund-asked" }] });
  expect(await records.refunds.all()).toMatchObject([
    { orderId: "A", key: expect.stringMatching(refundKeyOf("A")) },
  ]);
});

test("refundOrder of an order without a log has a key as well", async () => {
  const { records, office, provider } = aSharedShop();
  await records.orders.add(anOrder({ paymentMethod: "paypal", captureId: "MONEY" }));
  expect(await refundOrder(office, { id: "A", puttingBack: [] })).toMatchObject({ ok: true });
  expect([...provider.refunds]).toEqual([["MONEY", expect.stringMatching(refundKeyOf("A"))]]);
});

test("refundOrder asks for nothing where the order is refunded already", async () => {
  const { records, office, provider } = aSharedShop();
  await records.orders.add(
    anOrder({ paymentMethod: "paypal", captureId: "MONEY", status: "Refunded" }),
  );
  await records.refunds.add(aRefund());
  expect(await refundOrder(office, { id: "A", puttingBack: DELIVERY_METHODS })).toEqual({
    ok: true,
    value: null,
  });
  expect(provider.refunds.size).toBe(0);
});
