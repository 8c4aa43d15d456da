import { describe, expect, test, vi } from "vitest";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { addHours } from "#core/shared/calendar.ts";
import {
  addToCart,
  agreeable,
  aShop,
  MABEL,
  memoryStores,
  NOON,
  openPayment,
} from "#tests/support/a-shop.ts";
import { aShopWithBasket, DOZEN } from "#tests/support/a-shop-with-basket.ts";
import { eventually } from "#tests/support/eventually.ts";

const PACKS = [{ ...DOZEN, quantity: 1 }];

/** Two pages of one browser, each with a payment of the same basket that its buyer has approved. */
const twoPages = async (capture = agreeable().capture) => {
  const deps = { stores: memoryStores(), gateway: agreeable({ capture }) };
  const { app } = await aShopWithBasket(deps);
  const other = aShop(deps);
  const [first, second] = [await openPayment(app), await openPayment(other.app)];
  return { app, other: other.app, records: other.records, first, second };
};

describe("of two pages that pay for one basket", () => {
  test("the later is refused while the first is being paid, and its payment is cancelled", async () => {
    const { app, other, first, second } = await twoPages(() => new Promise(() => undefined));
    void app.visitor.buyer.takePayment(first);
    await eventually(async () =>
      expect(await other.visitor.buyer.recoverPayments()).toMatchObject({ isUnderWay: true }),
    );
    const refused = { ok: false, refusal: { kind: "being-paid" } };
    expect(await other.visitor.buyer.takePayment(second)).toMatchObject(refused);
    expect(await other.shop.counter.getPaymentStates([second])).toEqual({ [second]: "cancelled" });
    const packs = { method: "paypal", expectedTotal: 700 } as const;
    expect(await other.visitor.buyer.payForCart(packs)).toEqual(refused);
  });

  test("the later is refused once the first is paid", async () => {
    const { app, other, records, first, second } = await twoPages();
    await app.visitor.buyer.takePayment(first);
    expect(await other.visitor.buyer.takePayment(second)).toEqual({
      ok: false,
      refusal: { kind: "paid-already" },
    });
    expect(await records.orders.find(second)).toBeNull();
  });

  test("the later is refused where the first was paid while it was being opened", async () => {
    const { app, other, records, first } = await twoPages();
    const { counter } = other.shop;
    const open = counter.openPayment;
    vi.spyOn(counter, "openPayment").mockImplementation(async (...asked) => {
      const opened = await open(...asked);
      await app.visitor.buyer.takePayment(first);
      return opened;
    });
    const late = await openPayment(other);
    expect(await other.visitor.buyer.takePayment(late)).toEqual({
      ok: false,
      refusal: { kind: "paid-already" },
    });
    expect(await records.orders.known([first, late])).toEqual([first]);
  });

  test("the later is taken where its opening cancelled the first, which is about to be taken", async () => {
    const { app, other, records, first, second } = await twoPages();
    const { counter } = app.shop;
    const take = counter.takePayment;
    vi.spyOn(counter, "takePayment").mockImplementation(async (...asked) => {
      await counter.cancelPayment(first);
      expect(await other.visitor.buyer.takePayment(second)).toMatchObject({ ok: true });
      return take(...asked);
    });
    expect(await app.visitor.buyer.takePayment(first)).toMatchObject({
      refusal: { kind: "cancelled" },
    });
    expect(await records.orders.known([first, second])).toEqual([second]);
  });

  test("both that pay at once make one order", async () => {
    const { app, other, records, first, second } = await twoPages();
    const taken = await Promise.all([
      app.visitor.buyer.takePayment(first),
      other.visitor.buyer.takePayment(second),
    ]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await records.orders.known([first, second])).toHaveLength(1);
  });
});

test("the same packs can be bought again after they were paid", async () => {
  const { app } = await aShopWithBasket();
  await app.visitor.buyer.takePayment(await openPayment(app));
  await addToCart(app, DOZEN);
  expect(await app.visitor.buyer.takePayment(await openPayment(app))).toMatchObject({ ok: true });
});

test("other packs can be paid while a payment waits", async () => {
  const { app, other } = await (async () => {
    const pages = await twoPages();
    await pages.app.visitor.clearCart();
    return pages;
  })();
  await addToCart(app, { ...DOZEN, category: "small" });
  const orderId = await openPayment(other);
  expect(await other.visitor.buyer.takePayment(orderId)).toMatchObject({ ok: true });
});

describe("a payment that the shop took by itself", () => {
  const taken = async (capture = agreeable().capture) => {
    const time = { now: NOON };
    const shop = await aShopWithBasket({
      clock: { now: () => time.now },
      gateway: agreeable({ capture }),
    });
    const orderId = await openPayment(shop.app);
    await shop.app.shop.counter.takePayment(orderId);
    return { ...shop, orderId, time };
  };

  test("is to be thanked for by name, until that is done", async () => {
    const { app, orderId } = await taken();
    const { buyer } = app.visitor;
    const paid = { orderId, at: NOON, givenName: MABEL.givenName, isPending: false };
    expect(await buyer.recoverPayments()).toMatchObject({
      settled: [orderId],
      paid: [{ ...paid, isThanked: false }],
    });
    expect(await app.visitor.getCart()).toEqual([]);
    expect(await app.visitor.getLastEmail()).toBe(MABEL.email);
    expect(await app.visitor.hasOwnPayments()).toBe(true);
    await buyer.noteThanks([orderId, "another"]);
    expect(await buyer.recoverPayments()).toMatchObject({
      settled: [],
      paid: [{ ...paid, isThanked: true }],
    });
    expect(await app.visitor.hasOwnPayments()).toBe(false);
  });

  test("that the provider still checks is thanked for as that", async () => {
    const { app } = await taken(async () => ({ payer: MABEL, state: "pending" }));
    expect(await app.visitor.buyer.recoverPayments()).toMatchObject({
      paid: [{ isPending: true }],
    });
  });

  test("is forgotten after a day", async () => {
    const { app, records, time } = await taken();
    await app.visitor.buyer.recoverPayments();
    time.now = addHours(NOON, 24);
    expect(await app.visitor.buyer.recoverPayments()).toMatchObject({ paid: [] });
    expect(await records.ownPayments.all()).toEqual([]);
  });
});

test("a payment may be approved elsewhere for a quarter of an hour", async () => {
  const time = { now: NOON };
  const { app } = await aShopWithBasket({ clock: { now: () => time.now } });
  await openPayment(app);
  expect(await app.visitor.buyer.recoverPayments()).toMatchObject({ isOpen: true });
  time.now = addHours(NOON, 0.25);
  expect(await app.visitor.buyer.recoverPayments()).toMatchObject({ isOpen: false });
});

describe("openPayment, while the caller has another payment", () => {
  const APPROVED: ProviderOrder = { kind: "approved", payer: MABEL };

  const opened = async (seen: ProviderOrder | null, capture = agreeable().capture) => {
    const getOrder = vi.fn(async () => seen);
    const mine: string[] = [];
    const lookups = {
      mine: async () => mine,
      remember: async (orderId: string) => void mine.unshift(orderId),
      proven: async () => [],
      prove: async () => undefined,
    };
    const { app } = aShop({
      gateway: agreeable({ getOrder, capture }),
      lookups,
      shared: { publicUrl: "https://eggs.example" },
    });
    const { counter } = app.shop;
    await counter.openPayment(PACKS, "paypal", 340);
    return { counter, getOrder };
  };

  test("of the same packs that is approved, refuses by its number", async () => {
    const { counter } = await opened(APPROVED);
    expect(await counter.openPayment(PACKS, "paypal", 340)).toEqual({
      ok: false,
      refusal: { kind: "approved", orderId: "PAY-1" },
    });
    expect(await counter.takePayment("PAY-1")).toMatchObject({ ok: true });
  });

  test("of the same packs that isn't approved, replaces it", async () => {
    const { counter } = await opened({ kind: "unapproved" });
    expect(await counter.openPayment(PACKS, "paypal", 340)).toMatchObject({ ok: true });
    expect(await counter.takePayment("PAY-1")).toMatchObject({ refusal: { kind: "cancelled" } });
  });

  test("of other packs, asks no provider and replaces it", async () => {
    const { counter, getOrder } = await opened(APPROVED);
    const others = [{ ...DOZEN, quantity: 2 }];
    expect(await counter.openPayment(others, "paypal", 680)).toMatchObject({ ok: true });
    expect(getOrder).not.toHaveBeenCalled();
  });

  test("of the same packs that is being taken, refuses", async () => {
    const { counter } = await opened(null, () => new Promise(() => undefined));
    void counter.takePayment("PAY-1");
    await eventually(async () =>
      expect(await counter.getPaymentStates(["PAY-1"])).toEqual({ "PAY-1": "capturing" }),
    );
    expect(await counter.openPayment(PACKS, "paypal", 340)).toEqual({
      ok: false,
      refusal: { kind: "being-paid", orderId: "PAY-1" },
    });
  });
});
