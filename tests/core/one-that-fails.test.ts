import { expect, test } from "vitest";
import { deliverMessages } from "#core/messages/deliver-messages.ts";
import { writeOrderLinks } from "#core/orders/order-links.ts";
import { reconcilePayments } from "#core/payments/reconcile-payments.ts";
import { retryRefunds } from "#core/payments/retry-refunds.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { tellWaitlist } from "#core/waitlist/tell-waitlist.ts";
import type { ShopRecords } from "#ports/records.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { agreeable, countingIds, MABEL, memoryStores, NOON, noon } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aMessage, anAgreement, aRefund, aWaiting } from "#tests/support/records.ts";

const BROKEN = new Error("broken");

const IDS = ["A", "B", "C"] as const;

/** Records of which those of "B" can't be touched in a unit of work, and what is logged meanwhile. */
const aBrokenShop = () => {
  const shared = { publicUrl: "https://eggs.example", sendsMail: true };
  const { shop } = memoryStores();
  const told: unknown[] = [];
  const brokenAt =
    <Rest extends unknown[], Value>(call: (id: string, ...rest: Rest) => Promise<Value>) =>
    async (id: string, ...rest: Rest): Promise<Value> => {
      if (id === "B") throw BROKEN;
      return call(id, ...rest);
    };
  const broken = (records: ShopRecords): ShopRecords => ({
    ...records,
    orders: { ...records.orders, find: brokenAt(records.orders.find) },
    messages: { ...records.messages, find: brokenAt(records.messages.find) },
    waitlist: { ...records.waitlist, remove: brokenAt(records.waitlist.remove) },
    agreements: {
      ...records.agreements,
      removeAll: async (ids) => {
        if (ids.includes("B")) throw BROKEN;
        await records.agreements.removeAll(ids);
      },
    },
  });
  const store = {
    ...shop,
    unitOfWork: {
      run: <Value>(work: (records: ShopRecords) => Promise<Value>) =>
        shop.unitOfWork.run((records) => work(broken(records))),
    },
  };
  return {
    records: shop.records,
    deps: {
      ...shop.records,
      clock: { now: () => addMinutes(NOON, 60) },
      log: {
        error: (cause: unknown, event?: string, about?: object) =>
          void told.push([cause, event, about]),
      },
      shared,
      payments: { paypal: agreeable() },
      command: shopCommands({ store, clock: noon, ids: countingIds(), shared }),
    },
    told,
  };
};

test("retryRefunds goes on after a refund that can't be recorded", async () => {
  const { records, deps, told } = aBrokenShop();
  for (const id of IDS) {
    await records.orders.add(anOrder({ id, captureId: id, paymentMethod: "paypal" }));
    await records.refunds.add(aRefund({ orderId: id, puttingBack: [] }));
  }
  expect(await retryRefunds(deps)()).toEqual(["A", "C"]);
  expect(told).toEqual([[BROKEN, "refund-not-finished", { orderId: "B" }]]);
});

test("deliverMessages goes on after a message that can't be stored", async () => {
  const { records, deps, told } = aBrokenShop();
  for (const id of IDS) await records.messages.add(aMessage({ id }));
  const sent: string[] = [];
  const postman = { send: async ({ id }: { readonly id: string }) => void sent.push(id) };
  expect(await deliverMessages({ ...deps, postman })(async () => true)).toBe(2);
  expect(sent).toEqual(["A", "C"]);
  expect(told).toEqual([[BROKEN, "mail-not-delivered", { messageId: "B" }]]);
});

test("deliverMessages logs a refused message by its id", async () => {
  const { records, deps, told } = aBrokenShop();
  await records.messages.add(aMessage());
  const postman = { send: () => Promise.reject(BROKEN) };
  expect(await deliverMessages({ ...deps, postman })(async () => true)).toBe(0);
  expect(told).toEqual([[BROKEN, "mail-not-delivered", { messageId: "A" }]]);
});

test("tellWaitlist goes on after a person who can't be written to", async () => {
  const { records, deps, told } = aBrokenShop();
  for (const id of IDS)
    await records.waitlist.add(aWaiting({ id, category: "small", email: `${id}@example.com` }));
  expect(await tellWaitlist(deps)()).toBe(2);
  expect(told).toEqual([[BROKEN, "waitlist-not-told", { waitingId: "B" }]]);
  expect((await records.waitlist.of("small")).map(({ id }) => id)).toEqual(["B"]);
});

test("writeOrderLinks goes on after a link that can't be written", async () => {
  const { records, deps, told } = aBrokenShop();
  await records.orders.add(anOrder());
  const left = new Set<string>(IDS);
  const links = {
    ask: async () => undefined,
    use: async () => null,
    asked: async () => IDS.map((id) => ({ id, email: "mabel@example.com", at: NOON })),
    tokenFor: async ({ id }: { readonly id: string }) => {
      if (id === "B") throw BROKEN;
      return id;
    },
    drop: async (id: string) => void left.delete(id),
  };
  await writeOrderLinks({ ...deps, links })();
  expect([...left]).toEqual(["B"]);
  expect((await records.messages.page(null)).items).toHaveLength(2);
  expect(told).toEqual([[BROKEN, "link-not-written", { requestId: "B" }]]);
});

test("reconcilePayments leaves a payment capturing that is paid and can't be recorded", async () => {
  const { records, deps, told } = aBrokenShop();
  await records.agreements.add(anAgreement({ orderId: "B" }));
  const getOrder = async () => ({ kind: "approved", payer: MABEL }) as const;
  const payments = { paypal: agreeable({ getOrder }) };
  const found = await reconcilePayments({ ...deps, payments })(async () => true);
  expect(found).toEqual([{ orderId: "B", found: "refused" }]);
  expect(await records.agreements.find("B")).toMatchObject({ state: "capturing", declines: 0 });
  expect(told).toEqual([[BROKEN, undefined, undefined]]);
});

test("reconcilePayments logs that old payments can't be forgotten", async () => {
  const { records, deps, told } = aBrokenShop();
  const openedAt = addMinutes(NOON, -2 * 24 * 60);
  await records.agreements.add(anAgreement({ orderId: "B", state: "cancelled", openedAt }));
  expect(await reconcilePayments(deps)(async () => true)).toEqual([]);
  expect(told).toEqual([[BROKEN, "payments-not-forgotten", undefined]]);
});

test("reconcilePayments logs a payment that fails by its order's id, and goes on", async () => {
  const shop = aSharedShop();
  const ids = [await shop.open(), await shop.open()];
  for (const id of ids) shop.provider.approve(id);
  const getOrder = shop.provider.gateway.getOrder;
  shop.provider.gateway.getOrder = async (id) => {
    if (id === ids[0]) throw BROKEN;
    return getOrder(id);
  };
  shop.wait(1);
  expect(await shop.sweep()).toEqual([{ orderId: ids[1], found: "taken" }]);
  expect(shop.failed).toEqual([["payment-not-looked-after", { orderId: ids[0] }]]);
});
