import { expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { beginCapture } from "#core/payments/begin-capture.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addHours } from "#core/shared/calendar.ts";
import {
  agreeable,
  aShop,
  memoryStores,
  NOON,
  openPayment,
  totalOf,
} from "#tests/support/a-shop.ts";
import { aShopWithBasket, DOZEN } from "#tests/support/a-shop-with-basket.ts";

const PACKS = [{ ...DOZEN, quantity: 2 }];

test("the shop prices the packs itself and stores what was agreed", async () => {
  const { app, records } = aShop();
  const opened = await app.shop.counter.openPayment(PACKS, "paypal", 680, " For Sunday ");
  expect(opened).toMatchObject({ ok: true, value: { orderId: "PAY-1", purchase: { total: 680 } } });
  expect(await records.agreements.find("PAY-1")).toEqual({
    orderId: "PAY-1",
    reference: "ID-1",
    declines: 0,
    method: "paypal",
    purchase: {
      lines: [{ ...DOZEN, quantity: 2, name: "Large Eggs", price: 340 }],
      total: 680,
      needsDelivery: true,
    },
    note: "For Sunday",
    openedAt: NOON,
    state: "opened",
  });
});

test("the buyer's note is kept with the order", async () => {
  const { app } = aShop();
  await app.shop.counter.openPayment(PACKS, "paypal", 680, "Ring twice");
  await app.shop.counter.takePayment("PAY-1");
  expect(await app.shop.counter.findOrders("mabel@example.com")).toMatchObject([
    { note: "Ring twice" },
  ]);
});

test("a note may be as long as 200 letters", async () => {
  const { app } = aShop();
  const opened = await app.shop.counter.openPayment(PACKS, "paypal", 680, "x".repeat(200));
  expect(opened).toMatchObject({ ok: true });
});

test.each([
  [
    "another total than the buyer was shown",
    PACKS,
    "paypal",
    679,
    "",
    { kind: "price-changed", total: 680 },
  ],
  ["no packs", [], "paypal", 0, "", { kind: "empty-cart" }],
  [
    "more eggs than there are",
    [{ ...DOZEN, quantity: 16 }],
    "paypal",
    5440,
    "",
    { kind: "not-enough-eggs" },
  ],
  ["a provider that nobody knows", PACKS, "cheque", 680, "", { kind: "unknown-method" }],
  ["a provider of an odd name", PACKS, "constructor", 680, "", { kind: "unknown-method" }],
  ["a note that is too long", PACKS, "paypal", 680, "x".repeat(201), { kind: "note-too-long" }],
])("%s opens no payment", async (_what, packs, method, total, note, refusal) => {
  const create = vi.fn();
  const { app, records } = aShop({ gateway: agreeable({ create }) });
  expect(await app.shop.counter.openPayment(packs, method, total, note)).toEqual({
    ok: false,
    refusal,
  });
  expect(create).not.toHaveBeenCalled();
  expect(await records.agreements.openedBefore(addHours(NOON, 1))).toEqual([]);
});

test("a payment opens at the prices of now, and only for the total that is shown", async () => {
  const { app, records } = await aShopWithBasket();
  await records.prices.save({ ...DEFAULT_PRICES, large: { 6: 200, 12: 400 } });
  expect(
    await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 700 }),
  ).toMatchObject({ ok: false, refusal: { kind: "price-changed", total: 800 } });
  const opened = await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 800 });
  expect(opened).toMatchObject({ ok: true, value: { purchase: { total: 800 } } });
  expect(await app.visitor.hasOwnPayments()).toBe(true);
});

test("opening a payment holds no eggs for others", async () => {
  const { app } = await aShopWithBasket();
  await openPayment(app);
  expect(await app.shop.counter.getInventory()).toEqual(DEFAULT_INVENTORY);
});

test("what was never taken is forgotten after a day, but not while nobody knows whether it was paid", async () => {
  let now = NOON;
  const never = new Promise<never>(() => undefined);
  const capture = vi.fn().mockReturnValue(never);
  const { app, records } = await aShopWithBasket({
    clock: { now: () => now },
    gateway: agreeable({ capture }),
  });
  const forgotten = await openPayment(app);
  const capturing = await openPayment(app);
  void app.shop.counter.takePayment(capturing);
  await vi.waitFor(() => expect(capture).toHaveBeenCalled());
  now = addHours(NOON, 24);
  await openPayment(app);
  expect(await records.agreements.find(forgotten)).not.toBeNull();
  now = addHours(NOON, 24.1);
  await openPayment(app);
  expect(await records.agreements.find(forgotten)).toBeNull();
  expect(await records.agreements.find(capturing)).not.toBeNull();
});

test("a payment that was let go while the provider was asked for its order is refused, and never taken", async () => {
  const stores = memoryStores();
  const { agreements } = stores.shop.records;
  const create = async (_purchase: Purchase, reference: string) => {
    const opening = await agreements.find(reference);
    if (opening) await agreements.replace({ ...opening, state: "cancelled" });
    return { orderId: "PAY-1" };
  };
  const { app } = await aShopWithBasket({ stores, gateway: agreeable({ create }) });
  const payment = { method: "paypal", expectedTotal: await totalOf(app) };
  expect(await app.visitor.buyer.payForCart(payment)).toMatchObject({
    refusal: { kind: "cancelled" },
  });
  const orderId = "PAY-1";
  expect(await agreements.find(orderId)).toBeNull();
  expect(await agreements.openedBefore(addHours(NOON, 1))).toMatchObject([{ state: "cancelled" }]);
  expect(await app.shop.counter.takePayment(orderId)).toMatchObject({
    refusal: { kind: "unknown-payment" },
  });
});

test("an agreement that is forgotten in the moment in which its money was to be taken is not taken", async () => {
  const { records } = await aShopWithBasket();
  const deps = { ...records, now: NOON, newId: "ID" };
  expect(await beginCapture({ publicUrl: "" })(deps)("PAY-1")).toEqual({
    ok: false,
    refusal: { kind: "unknown-payment" },
  });
});
