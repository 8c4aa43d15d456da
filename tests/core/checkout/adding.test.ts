import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { agreeable, aShop, memoryStores } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart, plantOrders, storedCart } from "#tests/support/plant.ts";

const ORDER = anOrder({
  id: "8GH2K1PA-1",
  paymentMethod: "paypal",
  captureId: "MONEY",
  days: { delivery: "2026-06-27" },
});

const SIX = { category: "small", packSize: 6, deliveryMethod: "delivery", quantity: 1 } as const;

/** Two pages of the browser that placed the order. */
const twoPages = async () => {
  const mine = [ORDER.id];
  const deps = {
    stores: memoryStores(),
    gateway: agreeable(),
    shared: { publicUrl: "https://eggs.example" },
    lookups: {
      ...everyOrder,
      mine: async () => mine,
      remember: async (id: string) => void mine.unshift(id),
    },
  };
  const [shop, other] = [aShop(deps), aShop(deps)];
  await plantOrders(shop, ORDER);
  const open = async ({ app }: typeof shop) => {
    const opened = await app.visitor.buyer.payForCart({
      method: "paypal",
      expectedTotal: 125,
      adding: { addTo: ORDER.id, packs: [SIX] },
    });
    if (!opened.ok) throw new Error(opened.refusal.kind);
    return opened.value.orderId;
  };
  return { shop, other, open };
};

test("what joins an order leaves the basket's other packs and its note alone", async () => {
  const { shop, open } = await twoPages();
  const { buyer } = shop.app.visitor;
  await plantCart(shop, { category: "large" });
  await buyer.keepNote("Ring twice", null);
  expect(await buyer.takePayment(await open(shop))).toMatchObject({ ok: true });
  expect(await storedCart(shop)).toHaveLength(1);
  expect(await buyer.getNote()).toBe("Ring twice");
  expect(await shop.records.orders.find(ORDER.id)).toMatchObject({ total: 465 });
});

test("two pages that add to one order at once add once", async () => {
  const { shop, other, open } = await twoPages();
  const [first, second] = [await open(shop), await open(other)];
  const taken = await Promise.all([
    shop.app.visitor.buyer.takePayment(first),
    other.app.visitor.buyer.takePayment(second),
  ]);
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.records.orders.find(ORDER.id)).toMatchObject({ total: 465 });
});

test("the number of a payment that added packs finds the order that they joined", async () => {
  const { shop, open } = await twoPages();
  const payment = await open(shop);
  const { counter } = shop.app.shop;
  expect(await counter.findOrder(payment)).toBeNull();
  await shop.app.visitor.buyer.takePayment(payment);
  expect(await counter.findOrder(payment)).toMatchObject({ id: ORDER.id, total: 465 });
});
