import { expect, test } from "vitest";
import { openPayment } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { anOrder } from "#tests/support/orders.ts";

const MOST = 200;

test("keepNote keeps a note as typed, cut to the most letters, until it is paid for", async () => {
  const { app, records } = await aShopWithBasket();
  const { buyer } = app.visitor;
  expect(await buyer.getNote()).toBe("");
  expect(await buyer.keepNote(" Ring twice ")).toEqual({ ok: true, value: null });
  expect(await buyer.getNote()).toBe(" Ring twice ");
  await buyer.keepNote("x".repeat(MOST + 1));
  expect(await buyer.getNote()).toBe("x".repeat(MOST));
  const orderId = await openPayment(app);
  expect(await records.note.load()).not.toBe("");
  await buyer.takePayment(orderId);
  expect(await buyer.getNote()).toBe("");
});

test("takePayment repeated leaves a note that was begun after the first time", async () => {
  const { app } = await aShopWithBasket();
  const { buyer } = app.visitor;
  const orderId = await openPayment(app);
  await buyer.takePayment(orderId);
  await buyer.keepNote("For the next ones");
  await buyer.takePayment(orderId);
  expect(await buyer.getNote()).toBe("For the next ones");
});

test("recoverPayments of a late payment leaves the note for the next order", async () => {
  const { app, records } = await aShopWithBasket();
  const { buyer } = app.visitor;
  await buyer.keepNote("Ring twice");
  const orderId = await openPayment(app);
  await buyer.keepNote("For the next ones");
  await records.orders.add(anOrder({ id: orderId }));
  expect((await buyer.recoverPayments()).settled).toEqual([orderId]);
  expect(await buyer.getNote()).toBe("For the next ones");
});

test("recoverPayments of a late payment removes the note of its own order", async () => {
  const { app, records } = await aShopWithBasket();
  const { buyer } = app.visitor;
  await buyer.keepNote("Ring twice");
  const orderId = await openPayment(app);
  await records.orders.add(anOrder({ id: orderId }));
  await buyer.recoverPayments();
  expect(await buyer.getNote()).toBe("");
});
