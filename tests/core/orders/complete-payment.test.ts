import { describe, expect, test, vi } from "vitest";
import { memoryStore } from "#adapters/memory/memory-store.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { Fault } from "#ports/fault.ts";
import { agreeable, aShop, MABEL, NOON, openPayment, PAID } from "#tests/support/a-shop.ts";
import { TWO_ITEMS } from "#tests/support/orders.ts";

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;
const SIX_TO_COLLECT = { category: "large", packSize: 6, deliveryMethod: "collection" } as const;

const aShopWithBasket = async (given: Parameters<typeof aShop>[0] = {}) => {
  const shop = aShop(given);
  await shop.app.addToCart(DOZEN);
  await shop.app.addToCart(SIX_TO_COLLECT);
  await shop.app.addToCart(SIX_TO_COLLECT);
  return shop;
};

test("a captured payment becomes an order, its eggs leave the stock and the basket is empty", async () => {
  const { app } = await aShopWithBasket();
  const payment = await openPayment(app);
  expect(await app.completePayment(payment)).toEqual({
    ok: true,
    value: { orderId: "PAY-1", givenName: "Mabel", isPending: false, isRepeat: false },
  });
  expect(await app.findOrders("MABEL@example.com ")).toEqual([
    {
      id: "PAY-1",
      date: NOON,
      customerEmail: MABEL.email,
      total: 700,
      status: "Pending",
      items: TWO_ITEMS,
    },
  ]);
  expect(await app.getInventory()).toEqual({ ...DEFAULT_INVENTORY, large: 180 - 24 });
  expect(await app.getCart()).toEqual([]);
});

test("a payment that the provider still checks becomes a pending order, and says so", async () => {
  const capture = vi.fn().mockResolvedValue({ ...PAID, isPending: true });
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  expect(await app.completePayment(await openPayment(app))).toMatchObject({
    ok: true,
    value: { givenName: "Mabel", isPending: true },
  });
  expect(await app.findOrders(MABEL.email)).toMatchObject([{ status: "Pending", total: 700 }]);
  expect(await app.getCart()).toEqual([]);
});

test("the same capture arriving twice, at once or later, makes one order and takes stock once", async () => {
  const { app } = await aShopWithBasket();
  const payment = await openPayment(app);
  const answers = await Promise.all([app.completePayment(payment), app.completePayment(payment)]);
  answers.push(await app.completePayment(payment));
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
  expect(await app.findOrders(MABEL.email)).toHaveLength(1);
  expect((await app.getInventory()).large).toBe(180 - 24);
});

test("a late second report of a capture leaves a basket filled since then alone", async () => {
  const { app } = await aShopWithBasket();
  const payment = await openPayment(app);
  await app.completePayment(payment);
  await app.addToCart(DOZEN);
  await app.completePayment(payment);
  expect(await app.getCart()).toHaveLength(1);
});

test("a capture that fails changes nothing", async () => {
  const capture = vi.fn().mockRejectedValue(new Fault("payment-failed"));
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const payment = await openPayment(app);
  await expect(app.completePayment(payment)).rejects.toMatchObject({ code: "payment-failed" });
  expect(await app.getCart()).toHaveLength(2);
  expect(await app.getInventory()).toEqual(DEFAULT_INVENTORY);
});

test("'already captured' counts as success for a recorded order only", async () => {
  const capture = vi.fn().mockRejectedValue(new Fault("payment-already-captured"));
  const { app, ports } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const payment = await openPayment(app);
  await expect(app.completePayment(payment)).rejects.toMatchObject({
    code: "payment-already-captured",
  });
  capture.mockImplementation(async () => {
    await ports.orders.add({
      id: payment.orderId,
      date: NOON,
      customerEmail: "",
      total: 700,
      status: "Pending",
      items: [],
    });
    throw new Fault("payment-already-captured");
  });
  expect(await app.completePayment(payment)).toMatchObject({ ok: true });
});

describe("no money moves", () => {
  const refusedCapture = async (
    meanwhile: (shop: Awaited<ReturnType<typeof aShopWithBasket>>) => Promise<unknown>,
  ) => {
    const capture = vi.fn().mockResolvedValue(PAID);
    const shop = await aShopWithBasket({ gateway: agreeable({ capture }) });
    const payment = await openPayment(shop.app);
    await meanwhile(shop);
    const answer = await shop.app.completePayment(payment);
    expect(capture).not.toHaveBeenCalled();
    return answer.ok ? "captured" : answer.refusal.kind;
  };

  test("when the basket changed after the buyer agreed", async () => {
    expect(await refusedCapture(({ app }) => app.addToCart(DOZEN))).toBe("cart-changed");
    expect(await refusedCapture(({ app }) => app.clearCart())).toBe("empty-cart");
  });

  test("when a price changed after the buyer agreed", async () => {
    const reprice = await refusedCapture(({ ports }) =>
      ports.prices.save({ ...DEFAULT_PRICES, large: { 6: 200, 12: 340 } }),
    );
    expect(reprice).toBe("cart-changed");
  });

  test("when the eggs were sold to somebody else in the meantime", async () => {
    const soldOut = await refusedCapture(({ ports }) =>
      ports.inventory.save({ ...DEFAULT_INVENTORY, large: 23 }),
    );
    expect(soldOut).toBe("not-enough-eggs");
  });
});

test("paid but not recorded says so, with the order's id, so that nobody pays twice", async () => {
  const store = memoryStore();
  const full: typeof store = {
    ...store,
    unitOfWork: {
      run: (work) =>
        store.unitOfWork.run((stored) =>
          work({
            ...stored,
            orders: { ...stored.orders, add: () => Promise.reject(new Fault("storage-full")) },
          }),
        ),
    },
  };
  const { app } = await aShopWithBasket({ store: full });
  const payment = await openPayment(app);
  expect(await app.completePayment(payment)).toEqual({
    ok: false,
    refusal: { kind: "paid-not-recorded", orderId: "PAY-1", cause: "Fault: storage-full" },
  });
  expect(await app.getInventory()).toEqual(DEFAULT_INVENTORY);
});

test("even an error that nobody foresaw is told as paid but not recorded, once the money is taken", async () => {
  const store = memoryStore();
  const { app } = await aShopWithBasket({ store });
  const payment = await openPayment(app);
  const broken = aShop({
    store: { ...store, unitOfWork: { run: () => Promise.reject(new TypeError("a bug")) } },
  });
  expect(await broken.app.completePayment(payment)).toMatchObject({
    ok: false,
    refusal: { kind: "paid-not-recorded", cause: "TypeError: a bug" },
  });
});

test("a payment completed before says so, so that nobody is thanked twice", async () => {
  const { app } = await aShopWithBasket();
  const payment = await openPayment(app);
  await app.completePayment(payment);
  expect(await app.completePayment(payment)).toMatchObject({ ok: true, value: { isRepeat: true } });
});

test("a payment starts at today's prices, not those the packs were added at", async () => {
  const { app, ports } = await aShopWithBasket();
  await ports.prices.save({ ...DEFAULT_PRICES, large: { 6: 200, 12: 400 } });
  expect((await openPayment(app)).purchase.total).toBe(800);
});

test("an empty basket starts no payment", async () => {
  const create = vi.fn();
  const { app } = aShop({ gateway: agreeable({ create }) });
  expect(await app.startPayment("practice")).toEqual({
    ok: false,
    refusal: { kind: "empty-cart" },
  });
  expect(create).not.toHaveBeenCalled();
});
