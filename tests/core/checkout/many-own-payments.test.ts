import { expect, test } from "vitest";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import type { OwnPayment } from "#core/checkout/own-payment.ts";
import type { AgreementState } from "#core/payments/agreement-state.ts";
import { addToCart, aVisitorOf, NOON, noon } from "#tests/support/a-shop.ts";
import { DOZEN } from "#tests/support/a-shop-with-basket.ts";
import { aBrowserOf, aServer, remoteShopOf } from "#tests/support/loop-back.ts";
import { anOrder } from "#tests/support/orders.ts";
import { anAgreement, anOwnPayment } from "#tests/support/records.ts";

const MOST_KEPT = 100;

/** A browser that has opened so many payments at a shop over HTTP, the oldest first. */
const having = async (
  count: number,
  state: AgreementState = "opened",
  change: (at: number) => Partial<OwnPayment> = () => ({}),
) => {
  const { app, serverStore } = aServer();
  const store = visitorMemory().open();
  const shop = remoteShopOf(aBrowserOf(app).fetch);
  const visitor = aVisitorOf(shop, store, noon);
  const { records } = serverStore.storeFor(null);
  for (let at = 0; at < count; at += 1) {
    const orderId = `OWN-${at}`;
    await store.records.ownPayments.add(anOwnPayment({ orderId, packs: [], ...change(at) }));
    await records.agreements.add(
      anAgreement({ orderId, state, purchase: { lines: [], total: 0, needsDelivery: false } }),
    );
  }
  const own = async () => (await store.records.ownPayments.all()).map(({ orderId }) => orderId);
  return { shop, visitor, records, own };
};

test("payForCart opens a payment after more than can be asked for at once", async () => {
  const { shop, visitor, records } = await having(130);
  for (const id of ["OWN-0", "OWN-129"]) await records.orders.add(anOrder({ id }));
  await addToCart({ shop, visitor }, DOZEN);
  expect(await visitor.buyer.payForCart({ method: "paypal", expectedTotal: 340 })).toMatchObject({
    ok: true,
  });
  const { paid } = await visitor.buyer.recoverPayments();
  expect(paid.map(({ orderId }) => orderId)).toEqual(["OWN-0", "OWN-129"]);
});

test("recoverPayments keeps the newest of many unapproved payments", async () => {
  const { visitor, own } = await having(130);
  await visitor.buyer.recoverPayments();
  expect(await own()).toEqual(Array.from({ length: MOST_KEPT }, (_, at) => `OWN-${at + 30}`));
});

test("recoverPayments keeps a payment with a heartbeat, however many came after it", async () => {
  const { visitor, own } = await having(130, "capturing", (at) => ({
    heartbeat: at === 0 ? NOON : null,
  }));
  expect((await visitor.buyer.recoverPayments()).isUnderWay).toBe(true);
  expect((await own())[0]).toBe("OWN-0");
});

test("recoverPayments forgets no payment that may be paid, however many there are", async () => {
  const { visitor, own } = await having(130, "capturing");
  await visitor.buyer.recoverPayments();
  expect(await own()).toHaveLength(130);
});

test("recoverPayments keeps unapproved payments, however many cancelled ones came after them", async () => {
  const { visitor, records, own } = await having(130);
  for (let at = 100; at < 130; at += 1) {
    const agreement = await records.agreements.find(`OWN-${at}`);
    if (agreement) await records.agreements.replace({ ...agreement, state: "cancelled" });
  }
  await visitor.buyer.recoverPayments();
  expect(await own()).toEqual(Array.from({ length: MOST_KEPT }, (_, at) => `OWN-${at}`));
});

test("recoverPayments forgets cancelled payments without a heartbeat", async () => {
  const { visitor, own } = await having(3, "cancelled", (at) => ({
    heartbeat: at === 1 ? NOON : null,
  }));
  await visitor.buyer.recoverPayments();
  expect(await own()).toEqual(["OWN-1"]);
});
