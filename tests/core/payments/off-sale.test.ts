import { expect, test } from "vitest";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { sellingOnly } from "#tests/support/prices.ts";

const offSale = async () => {
  const shop = aSharedShop();
  const orderId = await shop.open();
  await shop.records.prices.save(sellingOnly({ large: {} }));
  return { ...shop, orderId };
};

test("eggs that go off sale while they are being paid are sold, and packed", async () => {
  const { orderId, provider, counter, office, order, eggs } = await offSale();
  provider.approve(orderId);
  expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
  expect(await order(orderId)).toMatchObject({ total: 340, status: "Pending" });
  expect(await eggs()).toBe(168);
  const packing = JSON.stringify(await office.getPackingList());
  expect(packing).toContain(orderId);
  const ready = { id: orderId, status: "Ready" } as const;
  expect(await office.setOrderStatus(ready)).toMatchObject({ ok: true });
});

test("openPayment refuses eggs that went off sale", async () => {
  const { counter } = await offSale();
  expect(await counter.openPayment([LARGE_DOZEN], "paypal", 340)).toMatchObject({
    refusal: { kind: "not-for-sale" },
  });
});
