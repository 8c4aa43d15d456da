import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { shortOf } from "#core/orders/eggs-of-order.ts";
import { givenBackOf, moneyOf, paidOf } from "#core/orders/order-money.ts";
import type { Capture } from "#core/payments/payment.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { anOrder } from "#tests/support/orders.ts";

/** An order of a dozen large eggs and of one small for £5.90, whose capture says what the test wants. */
const captured = async (
  change: Partial<Capture>,
  shelf: Partial<typeof DEFAULT_INVENTORY> = {},
) => {
  const shop = aSharedShop();
  const orderId = await shop.open([LARGE_DOZEN, SMALL_TO_COLLECT], 590);
  shop.provider.approve(orderId);
  shop.provider.tell(change);
  shop.provider.fail("payment-doubtful", true);
  await shop.counter.takePayment(orderId).catch(() => null);
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, ...shelf });
  shop.wait(1);
  await shop.sweep();
  return { ...shop, orderId };
};

const paid = (amount: number, currency = "GBP"): Partial<Capture> => ({
  paid: { amount, currency },
});

describe("an order whose captured amount isn't its total", () => {
  test.each([500, 700])(
    "keeps it (%i pence), and the customer reads that it went back",
    async (pence) => {
      const { orderId, order, office, records } = await captured(paid(pence));
      expect(await order(orderId)).toMatchObject({ status: "Needs attention" });
      expect(moneyOf(await order(orderId))).toBe(pence);
      expect(await refundOrder(office, { id: orderId, puttingBack: [] })).toMatchObject({
        ok: true,
      });
      const refund = (await records.messages.page(null)).items.find(
        ({ kind }) => kind === "refunded",
      );
      expect(refund?.text).toContain(`£${pence / 100}.00`);
      expect(moneyOf(await order(orderId))).toBe(0);
    },
  );

  test("keeps nothing beside its total where that was paid, or no pounds were", async () => {
    const same = await captured(paid(590));
    expect(paidOf(await same.order(same.orderId))).toBe(590);
    const dollars = await captured(paid(700, "USD"));
    expect(paidOf(await dollars.order(dollars.orderId))).toBe(590);
  });
});

test("moneyOf is less what went back at the provider's own site", async () => {
  const { orderId, order, provider, backgroundJobs } = await captured({});
  provider.captureBecomes(orderId, {
    state: "partly-refunded",
    refunds: [{ id: "R1", amount: 90 }],
  });
  await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  expect(await order(orderId)).toMatchObject({ status: "Needs attention" });
  expect(givenBackOf(await order(orderId))).toBe(90);
  expect(moneyOf(await order(orderId))).toBe(500);
});

test("a refund that PayPal names after a dispute leaves nothing that could be given back", async () => {
  const { orderId, order, office, provider, backgroundJobs, records } = await captured({});
  const hear = (isReversal: boolean) =>
    backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal });
  provider.captureBecomes(orderId, { state: "reversed" });
  await hear(true);
  provider.captureBecomes(orderId, {
    state: "partly-refunded",
    refunds: [{ id: "R1", amount: 90 }],
  });
  await hear(false);
  expect(moneyOf(await order(orderId))).toBe(0);
  expect(await refundOrder(office, { id: orderId, puttingBack: [] })).toMatchObject({ ok: true });
  const { items } = await records.messages.page(null);
  const letter = items.find(({ kind }) => kind === "refunded");
  expect(letter?.text).toContain("We have paid back all that you paid for your order");
});

describe("an order for which the stock was short", () => {
  test("stores how many eggs of each category were short, and puts back no more than left", async () => {
    const { orderId, order, office, records } = await captured({}, { large: 5, small: 0 });
    expect(await order(orderId)).toMatchObject({ short: { large: 7, small: 12 } });
    expect(await records.inventory.load()).toMatchObject({ large: 0, small: 0 });
    await refundOrder(office, { id: orderId, puttingBack: DELIVERY_METHODS });
    expect(await records.inventory.load()).toMatchObject({ large: 5, small: 0 });
  });

  test("of an earlier version has its eggs short in the log alone", () => {
    const log = [{ at: "", kind: "eggs-short", detail: "14" }] as const;
    const items = [
      {
        id: "small-6",
        name: "Small Eggs",
        packSize: 6,
        deliveryMethod: "collection",
        price: 125,
        quantity: 2,
      },
      {
        id: "large-12",
        name: "Large Eggs",
        packSize: 12,
        deliveryMethod: "delivery",
        price: 340,
        quantity: 1,
      },
    ];
    expect(shortOf(anOrder({ items, log }))).toEqual({ small: 12, large: 2 });
    expect(shortOf(anOrder({ items, log, short: { large: 3 } }))).toEqual({ large: 3 });
    expect(shortOf(anOrder({ items }))).toEqual({});
  });

  test("shows its customer nothing of the farm's own books", async () => {
    const { orderId, counter } = await captured(paid(700), { large: 5 });
    const seen = await counter.findOrder(orderId);
    for (const field of ["short", "log", "fee", "captureId"])
      expect(seen).not.toHaveProperty(field);
  });
});
