import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { refundsOf } from "#core/orders/refunds-of-order.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { countingIds, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { refundPart as refundAPart, refundOrder } from "#tests/support/give-back.ts";
import { DIES, mortal } from "#tests/support/mortal-stores.ts";

const AT = [1, 2, 3].flatMap((nth) => [
  [nth, "before", false] as const,
  [nth, "after", true] as const,
]);

const REASON = "broken eggs";

const aPaidOrder = async () => {
  const shared = {
    time: { now: NOON },
    provider: aProvider(),
    ids: countingIds(),
    stores: memoryStores(),
  };
  const killed = mortal(shared.stores);
  const shop = aSharedShop({ ...shared, stores: killed.stores });
  const orderId = await shop.open();
  shared.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const refundPart = () =>
    refundAPart(shop.office, { orderId, wish: "wish-1", amount: 120, reason: REASON });
  const elsewhere = (amount: number) =>
    shared.provider.makePart(`MONEY-OF-${orderId}`, "ELSEWHERE", amount);
  /** Another server over the same, a minute later. */
  const next = () => {
    const other = aSharedShop(shared);
    other.wait(1);
    return other;
  };
  const letters = async () =>
    (await shop.records.messages.page(null)).items.filter(({ kind }) => kind === "refunded");
  return { ...shop, orderId, dieAt: killed.dieAt, refundPart, elsewhere, next, letters };
};

test.each(AT)(
  "a server killed at unit of work %i of a part, %s its commit, leaves one part",
  async (...at) => {
    const [nth, , isAfter] = at;
    const { orderId, dieAt, refundPart, elsewhere, next, letters } = await aPaidOrder();
    dieAt(nth, isAfter);
    await expect(refundPart()).rejects.toThrow(DIES);
    elsewhere(30);
    const { office, order, backgroundJobs, records } = next();
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    await backgroundJobs.retryRefunds();
    // The page sends its wish again, which no server has answered.
    expect(
      await refundAPart(office, { orderId, wish: "wish-1", amount: 120, reason: REASON }),
    ).toMatchObject({ ok: true });
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    expect(await order(orderId)).toMatchObject({ status: "Needs attention" });
    expect(moneyOf(await order(orderId))).toBe(190);
    expect(await letters()).toHaveLength(1);
    expect(await records.partRefunds.all()).toEqual([]);
  },
);

test.each(AT)(
  "a server killed at unit of work %i of a second refund, %s its commit, pays back once",
  async (...at) => {
    const [nth, , isAfter] = at;
    const { orderId, dieAt, refundPart, office, provider, next, letters } = await aPaidOrder();
    provider.fail("payment-doubtful", true);
    await refundPart();
    dieAt(nth, isAfter);
    await refundOrder(office, { id: orderId, puttingBack: DELIVERY_METHODS }).catch(() => null);
    const { order, backgroundJobs, records, eggs, office: later } = next();
    await backgroundJobs.retryRefunds();
    await refundOrder(later, { id: orderId, puttingBack: DELIVERY_METHODS });
    expect(await order(orderId)).toMatchObject({ status: "Refunded" });
    expect(refundsOf(await order(orderId)).map(({ amount }) => amount)).toEqual([120, 220]);
    expect(await letters()).toHaveLength(2);
    expect(await eggs()).toBe(DEFAULT_INVENTORY.large);
    expect([...(await records.refunds.all()), ...(await records.partRefunds.all())]).toEqual([]);
  },
);
