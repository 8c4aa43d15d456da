import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aShopToThinkTwice, NEXT_SATURDAY, withCaps } from "#tests/support/a-mind-changed.ts";
import { aSharedShop, LARGE_DOZEN, refundKeyOf } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

/** A backup that is made while PayPal is away and an order is being cancelled. */
const whileCancelling = async () => {
  const shop = await aShopToThinkTwice(withCaps(1));
  const id = await shop.place(NEXT_SATURDAY);
  shop.provider.fail("payment-doubtful");
  await shop.cancel(id);
  return { ...shop, id, file: await shop.office.getBackup() };
};

test("restoreBackup elsewhere leaves an order being cancelled to the farmer, its place free", async () => {
  const { file, id, provider } = await whileCancelling();
  const other = aSharedShop({ provider });
  const restored = await other.office.restoreBackup(file, []);
  expect(restored).toEqual({ ok: true, value: null });
  const order = await other.order(id);
  expect(order).toMatchObject({ status: "Needs attention" });
  expect(order.log?.at(-1)).toMatchObject({ kind: "refund-left" });
  expect(await other.counter.findOrder(id)).not.toHaveProperty("isBeingCancelled");
  const days = { delivery: NEXT_SATURDAY };
  expect(await other.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days)).toMatchObject({
    ok: true,
  });
});

test("its refund is asked for again after the restore, and PayPal pays back once", async () => {
  const { file, id, provider, backgroundJobs, wait } = await whileCancelling();
  wait(60);
  await backgroundJobs.retryRefunds();
  expect([...provider.refunds.values()]).toEqual([expect.stringMatching(refundKeyOf(id))]);
  const other = aSharedShop({ provider, postman: { send: async () => undefined } });
  await other.office.restoreBackup(file, []);
  const wish = { id, puttingBack: DELIVERY_METHODS };
  const told = { mailed: 1, untold: [] };
  expect(await refundOrder(other.office, wish)).toEqual({ ok: true, value: told });
  expect(await other.order(id)).toMatchObject({ status: "Refunded" });
  expect(await other.eggs()).toBe(DEFAULT_INVENTORY.large);
  expect(provider.refunds.size).toBe(1);
});

test("restoreBackup changes no order whose refund the shop goes on with by itself", async () => {
  const { file, id, office, order, backgroundJobs, wait } = await whileCancelling();
  const before = await order(id);
  await office.restoreBackup(file, []);
  expect(await order(id)).toEqual(before);
  wait(60);
  await backgroundJobs.retryRefunds();
  expect(await order(id)).toMatchObject({ status: "Refunded" });
});

test("in one browser the farmer leads such an order back to what it was", async () => {
  const { file, id } = await whileCancelling();
  const { office } = aShop().app.shop;
  await office.restoreBackup(file, []);
  expect(await office.setOrderStatus({ id, status: "Pending" })).toEqual({
    ok: true,
    value: null,
  });
});
