import { expect, test } from "vitest";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

/** Opened at noon on Saturday 20 June 2026. */
const takenAt = async (at: string, waitedMinutes: number) => {
  const shop = aSharedShop();
  const { provider, backgroundJobs } = shop;
  const orderId = await shop.open([LARGE_DOZEN]);
  provider.approve(orderId);
  provider.tell({ state: "pending" });
  await shop.counter.takePayment(orderId);
  shop.wait(waitedMinutes);
  provider.captureBecomes(orderId, { state: "completed", at });
  await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  return { ...shop, orderId, dayOf: async () => (await shop.order(orderId)).money[0]?.day };
};

test.each([
  ["on which PayPal took it", "2026-06-20T22:30:00Z", "2026-06-20"],
  ["of London, not of Greenwich", "2026-06-20T23:30:00Z", "2026-06-21"],
  [
    "of its news, where PayPal names one before it was opened",
    "2026-02-01T12:00:00Z",
    "2026-06-21",
  ],
  ["of its news, where PayPal names one to come", "2026-07-01T12:00:00Z", "2026-06-21"],
  ["of its news, where PayPal names none", "", "2026-06-21"],
])("money stands on the day %s", async (_which, at, day) => {
  const { dayOf } = await takenAt(at, 13 * 60);
  expect(await dayOf()).toBe(day);
});

test("what went back at PayPal's own site stands on the day on which it went", async () => {
  const { provider, backgroundJobs, orderId, order, wait } = await takenAt("", 0);
  wait(3 * 24 * 60);
  provider.captureBecomes(orderId, {
    state: "partly-refunded",
    refunds: [{ id: "R1", amount: 90, at: "2026-06-21T08:00:00Z" }],
  });
  await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  expect((await order(orderId)).money.map(({ day, amount }) => [day, amount])).toEqual([
    ["2026-06-20", 340],
    ["2026-06-21", -90],
  ]);
});
