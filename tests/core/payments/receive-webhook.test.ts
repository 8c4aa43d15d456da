import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const paid = async () => {
  const shop = aSharedShop();
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const about = { orderId, captureId: null, isReversal: false };
  return { ...shop, orderId, about, hear: () => shop.backgroundJobs.receiveWebhook(about) };
};

test("receiveWebhook captures an approved payment whose page died", async () => {
  const { open, provider, backgroundJobs, order } = aSharedShop();
  const orderId = await open();
  provider.approve(orderId);
  await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  expect(await order(orderId)).toMatchObject({ status: "Pending" });
});

test("receiveWebhook records a refund at the provider's site, puts no eggs back, writes once", async () => {
  const { orderId, provider, hear, order, eggs, messages } = await paid();
  provider.captureBecomes(orderId, { state: "refunded" });
  await hear();
  await hear();
  expect(await order(orderId)).toMatchObject({
    status: "Refunded",
    log: [{ kind: "paid" }, { kind: "refunded" }],
  });
  expect(await eggs()).toBe(DEFAULT_INVENTORY.large - 12);
  expect((await messages()).filter((one) => one.startsWith("refunded"))).toHaveLength(1);
});

test("receiveWebhook of a part refund asks for attention once", async () => {
  const { orderId, provider, hear, office, order, messages } = await paid();
  provider.captureBecomes(orderId, { state: "partly-refunded" });
  await hear();
  expect(await order(orderId)).toMatchObject({ status: "Needs attention" });
  await office.setOrderStatus({ id: orderId, status: "Pending" });
  await hear();
  expect(await order(orderId)).toMatchObject({ status: "Pending" });
  expect((await messages()).filter((one) => one.startsWith("needs"))).toHaveLength(1);
});

test("receiveWebhook of a reversal asks for attention, by the capture id too", async () => {
  const { orderId, backgroundJobs, order } = await paid();
  const captureId = `MONEY-OF-${orderId}`;
  await backgroundJobs.receiveWebhook({ orderId: null, captureId, isReversal: true });
  expect(await order(orderId)).toMatchObject({
    status: "Needs attention",
    log: [{ kind: "paid" }, { kind: "reversed" }],
  });
});

test("receiveWebhook records news of an order whose agreement is forgotten", async () => {
  const { orderId, provider, records, hear, order } = await paid();
  await records.agreements.remove(orderId);
  provider.captureBecomes(orderId, { state: "refunded" });
  await hear();
  expect(await order(orderId)).toMatchObject({ status: "Refunded" });
});

test("receiveWebhook ignores late news and unknown payments", async () => {
  const { orderId, provider, hear, order, backgroundJobs } = await paid();
  const before = await order(orderId);
  provider.become(orderId, { kind: "unapproved" });
  await hear();
  provider.become(orderId, { kind: "gone" });
  await hear();
  for (const captureId of [null, "", "NOBODYS"])
    for (const isReversal of [true, false]) {
      const event = { orderId: captureId === null ? "NOBODYS" : null, captureId, isReversal };
      expect(await backgroundJobs.receiveWebhook(event)).toBeNull();
    }
  expect(await order(orderId)).toEqual(before);
});

test("receiveWebhook leaves an order by hand alone, as no provider has its money", async () => {
  const { office, backgroundJobs, order } = aSharedShop();
  const added = await office.addOrder(aNewOrder());
  const orderId = added.ok ? added.value.id : "";
  const before = await order(orderId);
  await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: true });
  expect(await order(orderId)).toEqual(before);
});
