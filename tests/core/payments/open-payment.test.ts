import { expect, test, vi } from "vitest";
import { watchedStock } from "#core/egg-book/stock.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { beginCapture } from "#core/payments/begin-capture.ts";
import type { Purchase } from "#core/payments/purchase.ts";
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
import { eventually } from "#tests/support/eventually.ts";
import { sellingOnly } from "#tests/support/prices.ts";

const PACKS = [{ ...DOZEN, quantity: 2 }];

test("openPayment prices the packs itself and stores the agreement", async () => {
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
      days: { delivery: "2026-06-21" },
    },
    note: "For Sunday",
    openedAt: NOON,
    state: "opened",
  });
});

test("openPayment keeps the buyer's note for the order", async () => {
  const { app } = aShop();
  await app.shop.counter.openPayment(PACKS, "paypal", 680, "Ring twice");
  await app.shop.counter.takePayment("PAY-1");
  expect(await app.shop.counter.findOrders("mabel@example.com")).toMatchObject([
    { note: "Ring twice" },
  ]);
});

test("openPayment takes a note of 200 letters", async () => {
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
  ["a negative quantity", [{ ...DOZEN, quantity: -3 }], "paypal", 0, "", { kind: "not-for-sale" }],
  [
    "a pack that isn't sold",
    [...PACKS, { ...DOZEN, packSize: 7 as 6, quantity: 1 }],
    "paypal",
    680,
    "",
    { kind: "not-for-sale" },
  ],
  ["a provider that nobody knows", PACKS, "cheque", 680, "", { kind: "unknown-method" }],
  ["a provider of an odd name", PACKS, "constructor", 680, "", { kind: "unknown-method" }],
  ["a note that is too long", PACKS, "paypal", 680, "x".repeat(201), { kind: "note-too-long" }],
])("openPayment refuses %s", async (_what, packs, method, total, note, refusal) => {
  const create = vi.fn();
  const { app, records } = aShop({ gateway: agreeable({ create }) });
  expect(await app.shop.counter.openPayment(packs, method, total, note)).toEqual({
    ok: false,
    refusal,
  });
  expect(create).not.toHaveBeenCalled();
  expect(await records.agreements.openedBefore(addHours(NOON, 1))).toEqual([]);
});

test("openPayment refuses a total other than that of the prices of now", async () => {
  const { app, records } = await aShopWithBasket();
  await records.prices.save(sellingOnly({ large: { 6: 200, 12: 400 } }));
  expect(
    await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 700 }),
  ).toMatchObject({ ok: false, refusal: { kind: "price-changed", total: 800 } });
  const opened = await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 800 });
  expect(opened).toMatchObject({ ok: true, value: { purchase: { total: 800 } } });
  expect(await app.visitor.hasOwnPayments()).toBe(true);
});

test("openPayment in one browser holds no eggs", async () => {
  const { app } = await aShopWithBasket();
  await openPayment(app);
  expect(await app.shop.counter.getInventory()).toEqual(DEFAULT_INVENTORY);
});

test("openPayment forgets old agreements, but none that is being captured", async () => {
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
  await eventually(() => expect(capture).toHaveBeenCalled());
  now = addHours(NOON, 24);
  await openPayment(app);
  expect(await records.agreements.find(forgotten)).not.toBeNull();
  now = addHours(NOON, 24.1);
  await openPayment(app);
  expect(await records.agreements.find(forgotten)).toBeNull();
  expect(await records.agreements.find(capturing)).not.toBeNull();
});

test("openPayment refuses a payment that was cancelled while the provider was asked", async () => {
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

test("beginCapture refuses an agreement that was forgotten meanwhile", async () => {
  const { records } = await aShopWithBasket();
  const shared = { publicUrl: "", sendsMail: true };
  const inventory = watchedStock(records, NOON);
  expect(await beginCapture({ ...records, inventory, now: NOON, shared })("PAY-1")).toEqual({
    ok: false,
    refusal: { kind: "unknown-payment" },
  });
});
