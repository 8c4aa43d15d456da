import { expect, test, vi } from "vitest";
import { addHours } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import {
  addToCart,
  agreeable,
  aShop,
  memoryStores,
  NOON,
  openPayment,
} from "#tests/support/a-shop.ts";
import { aShopWithBasket, DOZEN } from "#tests/support/a-shop-with-basket.ts";
import { eventually } from "#tests/support/eventually.ts";
import { anOrder } from "#tests/support/orders.ts";

const SECOND = 1 / 3600;

/** A payment under way, and another page of the same browser that looks some time later. */
const underWay = async () => {
  const time = { now: NOON };
  const ticks: (() => void)[] = [];
  const stores = memoryStores();
  const deps = {
    stores,
    clock: { now: () => time.now },
    gateway: agreeable({ capture: () => new Promise(() => undefined) }),
    ticker: {
      every: (_milliseconds: number, call: () => void) => {
        ticks.push(call);
        return () => void ticks.splice(ticks.indexOf(call), 1);
      },
    },
  };
  const { app } = await aShopWithBasket(deps);
  const orderId = await openPayment(app);
  void app.visitor.buyer.takePayment(orderId);
  await eventually(() => expect(ticks).toHaveLength(1));
  const other = aShop({ ...deps });
  return {
    orderId,
    app,
    other: other.app,
    records: other.records,
    ticks,
    after: (seconds: number) => {
      time.now = addHours(NOON, seconds * SECOND);
    },
  };
};

test("a payment without a heartbeat for half a minute is doubtful, and not before", async () => {
  const { orderId, other, after } = await underWay();
  after(29);
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [],
    isUnderWay: true,
  });
  after(30);
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [orderId],
    settled: [],
    paid: [],
    isUnderWay: false,
  });
});

test("a page that captures shows a heartbeat, and its payment isn't doubtful", async () => {
  const { records, orderId, other, after, ticks } = await underWay();
  after(25);
  for (const tick of ticks) tick();
  await eventually(async () =>
    expect((await records.ownPayments.find(orderId))?.heartbeat).not.toBe(NOON),
  );
  expect(ticks).toHaveLength(1);
  after(50);
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [],
    isUnderWay: true,
  });
});

test("a cancelled payment is not doubtful, and its heartbeat stops", async () => {
  const { orderId, app, other, after, ticks } = await underWay();
  await app.visitor.buyer.cancelPayment(orderId);
  after(60);
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [],
    isUnderWay: false,
  });
  for (const tick of [...ticks]) tick();
  await eventually(() => expect(ticks).toHaveLength(0));
});

test("the heartbeat of a payment stops where another page has forgotten it", async () => {
  const { orderId, other, ticks } = await underWay();
  await other.visitor.buyer.forgetPayment(orderId);
  for (const tick of [...ticks]) tick();
  await eventually(() => expect(ticks).toHaveLength(0));
});

test("a doubtful payment stays so until the visitor has checked", async () => {
  const { orderId, other, after } = await underWay();
  after(31);
  await other.visitor.buyer.recoverPayments();
  after(9_999);
  expect((await other.visitor.buyer.recoverPayments()).doubtful).toEqual([orderId]);
  await other.visitor.buyer.forgetPayment(orderId);
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [],
    isUnderWay: false,
  });
  expect(await other.visitor.getCart()).toHaveLength(2);
});

test("recoverPayments takes only the packs of an order that appeared out of the basket", async () => {
  const { orderId, other, records, after } = await underWay();
  after(31);
  await addToCart(other, DOZEN);
  await records.orders.add(anOrder({ id: orderId }));
  expect(await other.visitor.buyer.recoverPayments()).toMatchObject({
    doubtful: [],
    settled: [orderId],
    paid: [{ orderId, isThanked: false }],
    isUnderWay: false,
  });
  expect(await other.visitor.getCart()).toMatchObject([{ packSize: 12, quantity: 1 }]);
  await other.visitor.buyer.noteThanks([orderId]);
  expect(await other.visitor.hasOwnPayments()).toBe(false);
});

test("recoverPayments by two pages at once takes what was bought out of the basket once", async () => {
  const { orderId, other, app, records, after } = await underWay();
  after(31);
  await other.visitor.buyer.recoverPayments();
  await addToCart(other, DOZEN);
  await records.orders.add(anOrder({ id: orderId }));
  const recovered = [app, other].map(({ visitor }) => visitor.buyer.recoverPayments());
  for (const { settled } of await Promise.all(recovered)) expect(settled).toEqual([orderId]);
  expect(await other.visitor.getCart()).toMatchObject([{ packSize: 12, quantity: 1 }]);
});

test("recoverPayments finishes what a page left that died before it changed the basket, once", async () => {
  const stores = memoryStores();
  let isDead = false;
  const dying: typeof stores = {
    ...stores,
    visitor: {
      ...stores.visitor,
      unitOfWork: {
        run: (work) =>
          isDead ? Promise.reject(new Error("gone")) : stores.visitor.unitOfWork.run(work),
      },
    },
  };
  const capture = async () => {
    isDead = true;
    return { payer: { givenName: "", email: "" }, state: "completed" as const };
  };
  const { app } = await aShopWithBasket({ stores: dying, gateway: agreeable({ capture }) });
  const taken = await app.visitor.buyer.takePayment(await openPayment(app));
  expect(taken).toMatchObject({ ok: true });
  const next = aShop({ stores });
  expect(await next.app.visitor.getCart()).toHaveLength(2);
  await next.app.visitor.buyer.recoverPayments();
  expect(await next.app.visitor.getCart()).toEqual([]);
  await addToCart(next.app, DOZEN);
  await next.app.visitor.buyer.recoverPayments();
  expect(await next.app.visitor.getCart()).toHaveLength(1);
});

test("a declined payment is not doubtful, one that was captured before is", async () => {
  const time = { now: NOON };
  const capture = vi.fn();
  const { app } = await aShopWithBasket({
    clock: { now: () => time.now },
    gateway: agreeable({ capture }),
  });
  const orderId = await openPayment(app);
  capture.mockRejectedValueOnce(new Fault("payment-failed"));
  await app.visitor.buyer.takePayment(orderId).catch(() => undefined);
  expect((await app.visitor.buyer.recoverPayments()).isUnderWay).toBe(false);
  time.now = addHours(NOON, SECOND * 60);
  expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([]);
  capture.mockRejectedValueOnce(new Fault("payment-already-captured"));
  await app.visitor.buyer.takePayment(orderId).catch(() => undefined);
  time.now = addHours(NOON, SECOND * 120);
  expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([orderId]);
});

test("a capture that never reached the provider is neither doubtful nor under way", async () => {
  const time = { now: NOON };
  const capture = vi.fn().mockRejectedValue(new Fault("payment-unreachable"));
  const { app } = await aShopWithBasket({
    clock: { now: () => time.now },
    gateway: agreeable({ capture }),
  });
  const orderId = await openPayment(app);
  await app.visitor.buyer.takePayment(orderId).catch(() => undefined);
  expect((await app.visitor.buyer.recoverPayments()).isUnderWay).toBe(false);
  time.now = addHours(NOON, SECOND * 31);
  expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([]);
});

for (const fault of ["too-many-requests", "refused-by-shop"] as const)
  test(`a capture that the shop turned away with ${fault} isn't under way`, async () => {
    const { app } = await aShopWithBasket();
    const orderId = await openPayment(app);
    vi.spyOn(app.shop.counter, "takePayment").mockRejectedValue(new Fault(fault));
    await expect(app.visitor.buyer.takePayment(orderId)).rejects.toThrow(fault);
    expect((await app.visitor.buyer.recoverPayments()).isUnderWay).toBe(false);
  });

test("the heartbeat stops once the payment is taken", async () => {
  const stop = vi.fn();
  const { app } = await aShopWithBasket({ ticker: { every: () => stop } });
  await app.visitor.buyer.takePayment(await openPayment(app));
  expect(stop).toHaveBeenCalledOnce();
});

test("a capture whose answer was lost is doubtful", async () => {
  const time = { now: NOON };
  const capture = vi.fn().mockRejectedValue(new Fault("payment-doubtful"));
  const { app } = await aShopWithBasket({
    clock: { now: () => time.now },
    gateway: agreeable({ capture }),
  });
  const orderId = await openPayment(app);
  await app.visitor.buyer.takePayment(orderId).catch(() => undefined);
  time.now = addHours(NOON, SECOND * 31);
  expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([orderId]);
  await app.visitor.buyer.forgetPayment(orderId);
  expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({ [orderId]: "abandoned" });
});

test("a capture that never began is not doubtful", async () => {
  const time = { now: NOON };
  const { app, records } = await aShopWithBasket({ clock: { now: () => time.now } });
  const orderId = await openPayment(app);
  const payment = await records.ownPayments.find(orderId);
  if (payment) await records.ownPayments.replace({ ...payment, heartbeat: NOON });
  for (const seconds of [60, 20 * 60]) {
    time.now = addHours(NOON, SECOND * seconds);
    expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([]);
  }
});

test("recoverPayments forgets an unapproved payment after a day", async () => {
  const time = { now: NOON };
  const { app } = await aShopWithBasket({ clock: { now: () => time.now } });
  const orderId = await openPayment(app);
  time.now = addHours(NOON, 24.1);
  expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({});
  await app.visitor.buyer.recoverPayments();
  expect(await app.visitor.hasOwnPayments()).toBe(false);
});

test("payForCart doesn't open a payment for what a page that died has bought", async () => {
  const { app, records } = await aShopWithBasket();
  const orderId = await openPayment(app);
  await records.orders.add(anOrder({ id: orderId }));
  const again = await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 700 });
  expect(again).toEqual({ ok: false, refusal: { kind: "empty-cart" } });
});

test("recoverPayments forgets what the shop has forgotten, unless it is doubtful", async () => {
  const { app, records } = await aShopWithBasket();
  const orderId = await openPayment(app);
  const payment = await records.ownPayments.find(orderId);
  await records.agreements.remove(orderId);
  if (payment) await records.ownPayments.replace({ ...payment, heartbeat: addHours(NOON, -1) });
  expect((await app.visitor.buyer.recoverPayments()).doubtful).toEqual([orderId]);
  expect(await app.visitor.hasOwnPayments()).toBe(true);
  if (payment) await records.ownPayments.replace(payment);
  await app.visitor.buyer.recoverPayments();
  expect(await app.visitor.hasOwnPayments()).toBe(false);
});

test("getPaymentStates keeps a payment under way beyond a day, an unapproved one for a day", async () => {
  const time = { now: NOON };
  const capture = () => new Promise<never>(() => undefined);
  const { app } = await aShopWithBasket({
    clock: { now: () => time.now },
    gateway: agreeable({ capture }),
  });
  const [opened, capturing] = [await openPayment(app), await openPayment(app)];
  void app.shop.counter.takePayment(capturing);
  await eventually(async () =>
    expect(await app.shop.counter.getPaymentStates([capturing])).toEqual({
      [capturing]: "capturing",
    }),
  );
  time.now = addHours(NOON, 24);
  expect(await app.shop.counter.getPaymentStates([opened])).toEqual({ [opened]: "expired" });
  time.now = addHours(NOON, 25);
  expect(await app.shop.counter.getPaymentStates([opened, capturing])).toEqual({
    [capturing]: "capturing",
  });
});
