import { describe, expect, test, vi } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addHours } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import {
  addToCart,
  agreeable,
  aShop,
  MABEL,
  NOON,
  openPayment,
  PAID,
} from "#tests/support/a-shop.ts";
import { aShopWithBasket, DOZEN } from "#tests/support/a-shop-with-basket.ts";
import { eventually } from "#tests/support/eventually.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { sellingOnly } from "#tests/support/prices.ts";

test("takePayment makes an order, takes its eggs out of stock and empties the basket", async () => {
  const { app } = await aShopWithBasket();
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
    ok: true,
    value: { orderId: "PAY-1", givenName: "Mabel", isPending: false, email: "mabel@example.com" },
  });
  expect(await app.shop.counter.findOrders("MABEL@example.com ")).toEqual([
    {
      id: "PAY-1",
      date: NOON,
      customerEmail: MABEL.email,
      total: 700,
      status: "Pending",
      items: TWO_ITEMS,
      money: [{ kind: "sale", amount: 700, day: "2026-06-20", at: NOON, how: "paypal" }],
      days: { delivery: "2026-06-21", collection: "2026-06-21" },
    },
  ]);
  expect(await app.shop.counter.getInventory()).toEqual({ ...DEFAULT_INVENTORY, large: 180 - 24 });
  expect(await app.visitor.getCart()).toEqual([]);
  await app.visitor.buyer.noteThanks(["PAY-1"]);
  expect(await app.visitor.hasOwnPayments()).toBe(false);
});

test("takePayment answers that a payment is pending, and makes its order", async () => {
  const capture = vi.fn().mockResolvedValue({ ...PAID, state: "pending" });
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toMatchObject({
    ok: true,
    value: { givenName: "Mabel", isPending: true },
  });
  expect(await app.shop.counter.findOrders(MABEL.email)).toMatchObject([
    { status: "Pending", total: 700 },
  ]);
  expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({ [orderId]: "pending" });
  expect(await app.visitor.getCart()).toEqual([]);
});

test("takePayment hands the payer to a provider that doesn't ask", async () => {
  const { app } = await aShopWithBasket();
  const abel = { givenName: "Abel", email: "abel@example.com" };
  await app.visitor.buyer.takePayment(await openPayment(app), abel);
  expect(await app.shop.counter.findOrders("abel@example.com")).toHaveLength(1);
});

test("takePayment is idempotent, at once or later", async () => {
  const { app } = await aShopWithBasket();
  const orderId = await openPayment(app);
  const take = () => app.visitor.buyer.takePayment(orderId);
  const answers = await Promise.all([take(), take()]);
  answers.push(await take());
  const value = { orderId, givenName: "Mabel", isPending: false, email: "mabel@example.com" };
  expect(answers).toEqual([value, value, value].map((paid) => ({ ok: true, value: paid })));
  expect(await app.shop.counter.findOrders(MABEL.email)).toHaveLength(1);
  expect((await app.shop.counter.getInventory()).large).toBe(180 - 24);
});

test("takePayment leaves packs in the basket that came in meanwhile", async () => {
  const { app } = await aShopWithBasket();
  const orderId = await openPayment(app);
  await addToCart(app, DOZEN);
  await addToCart(app, { ...DOZEN, category: "small" });
  await app.visitor.buyer.takePayment(orderId);
  expect(await app.visitor.getCart()).toMatchObject([
    { category: "large", packSize: 12, quantity: 1 },
    { category: "small", quantity: 1 },
  ]);
  await app.visitor.buyer.takePayment(orderId);
  expect(await app.visitor.getCart()).toHaveLength(2);
});

test("takePayment can be repeated after a failure, which changes nothing", async () => {
  const capture = vi
    .fn()
    .mockRejectedValueOnce(new Fault("payment-failed"))
    .mockResolvedValue(PAID);
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  await expect(app.visitor.buyer.takePayment(orderId)).rejects.toMatchObject({
    code: "payment-failed",
  });
  expect(await app.visitor.getCart()).toHaveLength(2);
  expect(await app.shop.counter.getInventory()).toEqual(DEFAULT_INVENTORY);
  expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({ [orderId]: "opened" });
  expect(await app.visitor.buyer.takePayment(orderId)).toMatchObject({ ok: true });
});

test("takePayment of an order captured before succeeds where the order is recorded only", async () => {
  const capture = vi.fn().mockRejectedValue(new Fault("payment-already-captured"));
  const { app, records } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  await expect(app.visitor.buyer.takePayment(orderId)).rejects.toMatchObject({
    code: "payment-already-captured",
  });
  capture.mockImplementation(async () => {
    await records.orders.add(anOrder({ id: orderId }));
    throw new Fault("payment-already-captured");
  });
  expect(await app.visitor.buyer.takePayment(orderId)).toMatchObject({
    ok: true,
    value: { orderId, givenName: "" },
  });
});

test("takePayment captures what was agreed, whatever the prices are now", async () => {
  let now = NOON;
  const { app, records } = await aShopWithBasket({ clock: { now: () => now } });
  const orderId = await openPayment(app);
  await records.prices.save(sellingOnly({ large: {} }));
  now = addHours(NOON, 0.25);
  expect(await app.visitor.buyer.takePayment(orderId)).toMatchObject({ ok: true });
  expect(await app.shop.counter.findOrders(MABEL.email)).toMatchObject([{ total: 700 }]);
});

describe("after a quarter of an hour,", () => {
  const LATE = addHours(NOON, 0.3);
  const takenLate = async (prices: typeof DEFAULT_PRICES) => {
    let now = NOON;
    const capture = vi.fn().mockResolvedValue(PAID);
    const shop = await aShopWithBasket({
      clock: { now: () => now },
      gateway: agreeable({ capture }),
    });
    const orderId = await openPayment(shop.app);
    await shop.records.prices.save(prices);
    now = LATE;
    const answer = await shop.app.visitor.buyer.takePayment(orderId);
    expect(capture).toHaveBeenCalledTimes(answer.ok ? 1 : 0);
    return answer.ok ? "taken" : answer.refusal.kind;
  };

  test("takePayment renews an agreement whose prices are the same", async () => {
    expect(await takenLate(DEFAULT_PRICES)).toBe("taken");
  });

  test("takePayment refuses an agreement whose prices have changed", async () => {
    expect(await takenLate(sellingOnly({ large: { 6: 200, 12: 340 } }))).toBe("price-changed");
    expect(await takenLate(sellingOnly({ large: { 6: 180 } }))).toBe("not-for-sale");
  });
});

test.each([true, false])(
  "takePayment in one browser settles the agreement and drops its packs (pending: %s)",
  async (isPending) => {
    const state = isPending ? "pending" : "completed";
    const gateway = agreeable({ capture: async () => ({ ...PAID, state }) });
    const { app, records } = await aShopWithBasket({ gateway });
    const orderId = await openPayment(app);
    await app.visitor.buyer.takePayment(orderId);
    expect(await records.agreements.find(orderId)).toMatchObject({
      state: isPending ? "pending" : "taken",
      purchase: { lines: [] },
    });
  },
);

test("takePayment in one browser leaves a refused agreement opened", async () => {
  const { app, records } = await aShopWithBasket();
  const orderId = await openPayment(app);
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 0 });
  await app.visitor.buyer.takePayment(orderId);
  expect(await records.agreements.find(orderId)).toMatchObject({ state: "opened" });
});

describe("before any money moves,", () => {
  const refusedCapture = async (
    meanwhile: (
      shop: Awaited<ReturnType<typeof aShopWithBasket>>,
      orderId: string,
    ) => Promise<unknown>,
  ) => {
    const capture = vi.fn().mockResolvedValue(PAID);
    const shop = await aShopWithBasket({ gateway: agreeable({ capture }) });
    const orderId = await openPayment(shop.app);
    await meanwhile(shop, orderId);
    const answer = await shop.app.visitor.buyer.takePayment(orderId);
    expect(capture).not.toHaveBeenCalled();
    expect(await shop.app.visitor.getCart()).toHaveLength(2);
    return answer.ok ? "captured" : answer.refusal.kind;
  };

  test("takePayment refuses eggs that were sold to another buyer meanwhile", async () => {
    const soldOut = await refusedCapture(({ records }) =>
      records.inventory.save({ ...DEFAULT_INVENTORY, large: 23 }),
    );
    expect(soldOut).toBe("not-enough-eggs");
  });

  test("takePayment refuses what the buyer has cancelled", async () => {
    const cancelled = await refusedCapture(({ app }, orderId) =>
      app.visitor.buyer.cancelPayment(orderId),
    );
    expect(cancelled).toBe("cancelled");
  });

  test("takePayment refuses a provider that the shop no longer has", async () => {
    const withoutProvider = await refusedCapture(async ({ records }, orderId) => {
      const agreement = await records.agreements.find(orderId);
      if (agreement) await records.agreements.replace({ ...agreement, method: "cheque" });
    });
    expect(withoutProvider).toBe("unknown-payment");
  });

  test("takePayment refuses a payment that was never opened", async () => {
    const { app } = await aShopWithBasket();
    expect(await app.visitor.buyer.takePayment("NOBODYS")).toEqual({
      ok: false,
      refusal: { kind: "unknown-payment" },
    });
  });
});

test("a payment that is captured although the buyer cancelled becomes an order", async () => {
  let finish: (capture: typeof PAID) => void = () => undefined;
  const capture = () =>
    new Promise<typeof PAID>((resolve) => {
      finish = resolve;
    });
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  const taking = app.visitor.buyer.takePayment(orderId);
  await eventually(async () =>
    expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({ [orderId]: "capturing" }),
  );
  await app.visitor.buyer.cancelPayment(orderId);
  finish(PAID);
  expect(await taking).toMatchObject({ ok: true, value: { givenName: "Mabel" } });
  expect(await app.shop.counter.findOrders(MABEL.email)).toHaveLength(1);
  expect(await app.visitor.getCart()).toEqual([]);
});

test.each([true, false])(
  "takePayment answers the same the second time (pending: %s)",
  async (isPending) => {
    const capture = vi
      .fn()
      .mockResolvedValue({ ...PAID, state: isPending ? "pending" : "completed" });
    const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
    const orderId = await openPayment(app);
    const first = await app.visitor.buyer.takePayment(orderId);
    expect(first).toEqual({
      ok: true,
      value: { orderId, givenName: "Mabel", isPending, email: "mabel@example.com" },
    });
    expect(await app.visitor.buyer.takePayment(orderId)).toEqual(first);
  },
);

test("takePayment answers a stranger no more than that it is taken", async () => {
  let mine: readonly string[] = ["PAY-1"];
  const capture = vi.fn().mockResolvedValue({ ...PAID, state: "pending" });
  const { app } = await aShopWithBasket({
    gateway: agreeable({ capture }),
    lookups: { ...everyOrder, mine: async () => mine },
  });
  const orderId = await openPayment(app);
  mine = ["ANOTHER"];
  for (const _time of ["first", "second"])
    expect(await app.shop.counter.takePayment(orderId)).toEqual({
      ok: true,
      value: { orderId, givenName: "", isPending: false, email: "" },
    });
  mine = ["PAY-1"];
  expect(await app.shop.counter.takePayment(orderId)).toMatchObject({
    value: { givenName: "Mabel", isPending: true },
  });
});

test("cancelPayment of an unknown payment changes nothing", async () => {
  const { app, records } = await aShopWithBasket();
  expect(await app.shop.counter.cancelPayment("NOBODYS")).toEqual({ ok: true, value: null });
  expect(await records.agreements.openedBefore(addHours(NOON, 1))).toEqual([]);
});

test("getPaymentStates of another shop knows none of its payments", async () => {
  const { app } = aShop();
  expect(await app.shop.counter.getPaymentStates(["PAY-1"])).toEqual({});
});
