import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { agreeable, aShop, MABEL, memoryStores } from "#tests/support/a-shop.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart, plantOrders, storedCart } from "#tests/support/plant.ts";

const ORDER = anOrder({
  address: { lines: ["1 Rusper Road"], postcode: "RH11 0XX", country: "GB" },
  note: "Behind the gate",
  id: "8GH2K1PA-1",
  paymentMethod: "paypal",
  captureId: "MONEY",
  days: { delivery: "2026-06-27" },
});

const SIX = { category: "small", packSize: 6, deliveryMethod: "delivery", quantity: 1 } as const;

/** Two pages of the browser that placed the order, or of one that has the link of its mail. */
const twoPages = async ({ isMine = true, seen = null as ProviderOrder | null } = {}) => {
  const mine = isMine ? [ORDER.id] : [];
  const orderTokens = memoryOrderTokens();
  const token = await orderTokens.issue(ORDER.id);
  const deps = {
    stores: memoryStores(),
    gateway: agreeable({ getOrder: async () => seen }),
    orderTokens,
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
      adding: { addTo: ORDER.id, packs: [SIX], ...(!isMine && { token }) },
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

test("the payment of a link's holder shows its order without the address, as the link does", async () => {
  const { shop, open } = await twoPages({ isMine: false });
  const payment = await open(shop);
  await shop.app.visitor.buyer.takePayment(payment);
  const seen = await shop.app.shop.counter.findOrder(payment);
  expect(seen).toMatchObject({ id: ORDER.id, total: 465 });
  expect(Object.keys(seen ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(address|note|phone|customerChanges)$/)]),
  );
});

test("packs that could not join an order show a link's holder no address either", async () => {
  const { shop, open } = await twoPages({ isMine: false });
  const payment = await open(shop);
  const before = await shop.records.orders.find(ORDER.id);
  if (before) await shop.records.orders.replace({ ...before, status: "Completed" });
  await shop.app.visitor.buyer.takePayment(payment);
  const { counter } = shop.app.shop;
  expect(await shop.records.orders.find(payment)).toMatchObject({ address: ORDER.address });
  const find = async () => [
    await counter.findOrder(payment),
    ...(await counter.findOrders(MABEL.email)),
  ];
  const known = await find();
  await shop.records.agreements.remove(payment);
  const found = [...known, ...(await find())];
  expect(found).toHaveLength(4);
  for (const seen of found) expect(seen).not.toHaveProperty("address");
});

test("a basket's payment isn't taken for one that adds the same packs", async () => {
  const { shop, open } = await twoPages({ seen: { kind: "approved", payer: MABEL } });
  const { counter } = shop.app.shop;
  const basket = await counter.openPayment([SIX], "paypal", 125);
  expect(basket).toMatchObject({ ok: true });
  expect(await open(shop)).not.toBe(basket.ok && basket.value.orderId);
});
