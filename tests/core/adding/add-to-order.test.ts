import { describe, expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { leftAtProvider, moneyOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const SIX_SMALL = {
  ...({ category: "small", packSize: 6, deliveryMethod: "delivery", quantity: 1 } as const),
};

/** One browser's: it knows the orders that were placed in it. */
const ofOneBrowser = () => {
  const own: string[] = [];
  const remember = async (id: string) => void own.push(id);
  return { lookups: { ...everyOrder, mine: async () => own, remember } };
};

const closedBook = () => withClosedBook(ofOneBrowser());

const openBook = () => withOpenBook(180, ofOneBrowser());

const adding = (shop: ShopWithBook, addTo: string) => {
  const open = (packs: Parameters<typeof shop.counter.openPayment>[0], total: number) =>
    shop.counter.openPayment(packs, "paypal", total, "", undefined, { addTo });
  const add = async (packs: Parameters<typeof open>[0] = [SIX_SMALL], total = 125) => {
    const opened = await open(packs, total);
    if (!opened.ok) throw new Error(opened.refusal.kind);
    const { orderId } = opened.value;
    shop.provider.approve(orderId);
    const taken = await shop.counter.takePayment(orderId);
    if (!taken.ok) throw new Error(taken.refusal.kind);
    return orderId;
  };
  const packs = async () =>
    (await shop.order(addTo)).items.map(({ id, quantity }) => `${quantity} ${id}`).join(", ");
  return { open, add, packs };
};

const mine = async (shop: ShopWithBook, quantity = 1) => {
  const id = await shop.buy(quantity);
  return { shop, id, ...adding(shop, id) };
};

const ALL = { text: "", status: "All", after: null } as const;

describe.each(Object.entries({ open: openBook, closed: async () => closedBook() }))(
  "with the book %s",
  (name, openShop) => {
    test("packs join the order: one number, one parcel, one sum, and their eggs", async () => {
      const { shop, id, add, packs } = await mine(await openShop());
      const before = (await shop.office.getStockSheet()).small.forSale;
      const payment = await add();
      expect(await packs()).toBe("1 large-12, 1 small-6");
      const order = await shop.order(id);
      expect([order.total, moneyOf(order), order.status]).toEqual([465, 465, "Pending"]);
      expect(order.money[1]).toMatchObject({ kind: "sale", amount: 125, of: payment });
      expect((await shop.office.listOrders(ALL)).items).toHaveLength(1);
      expect((await shop.office.getPackDay("2026-06-21")).parcels).toHaveLength(1);
      expect((await shop.office.getStockSheet()).small.forSale).toBe(before - 6);
      if (name === "open") await expectTheBookToAddUp(shop);
    });
  },
);

test("more of the same pack is one line, and a packed order is packed anew", async () => {
  const { shop, id, open, packs } = await mine(closedBook());
  const opened = await open([LARGE_DOZEN], 340);
  if (!opened.ok) throw new Error(opened.refusal.kind);
  await shop.office.setOrderStatus({ id, status: "Ready" });
  shop.provider.approve(opened.value.orderId);
  await shop.counter.takePayment(opened.value.orderId);
  expect([await packs(), (await shop.order(id)).status]).toEqual(["2 large-12", "Pending"]);
});

test("an order that lacked eggs before is not short again for packs that are there", async () => {
  const { shop, id, add } = await mine(closedBook());
  await shop.records.orders.replace({ ...(await shop.order(id)), short: { large: 6 } });
  await add();
  const { status, short, log = [] } = await shop.order(id);
  expect([status, short]).toEqual(["Pending", { large: 6 }]);
  expect(log.some(({ kind }) => kind === "eggs-short")).toBe(false);
});

test("the customer and the farmer are written once each", async () => {
  const { shop, add } = await mine(closedBook());
  await add();
  const { items } = await shop.records.messages.page(null);
  const told = items.filter(({ kind }) => ["packs-added", "added-by-customer"].includes(kind));
  expect(told.map(({ kind, subject }) => [kind, subject]).toSorted()).toEqual([
    ["added-by-customer", expect.stringContaining("packs added by the customer")],
    ["packs-added", expect.stringContaining("has more packs")],
  ]);
});

test("however often its payment is told, it is added once", async () => {
  const { shop, id, add, packs } = await mine(closedBook());
  const payment = await add();
  for (let again = 0; again < 3; again += 1)
    await shop.backgroundJobs.receiveWebhook({
      ...{ orderId: payment, captureId: null, isReversal: false },
    });
  expect([await packs(), moneyOf(await shop.order(id))]).toEqual(["1 large-12, 1 small-6", 465]);
});

describe("an added payment", () => {
  const added = async () => {
    const { shop, id, add } = await mine(closedBook());
    const payment = await add([{ ...LARGE_DOZEN, quantity: 2 }], 680);
    const give = async (amount: number) =>
      shop.office.giveBack({
        ...{ order: id, packs: [], amount, reason: "broken" },
        version: versionOf(await shop.order(id)),
      });
    const left = async () => {
      const order = await shop.order(id);
      return [leftAtProvider(order), leftAtProvider(order, payment)];
    };
    return { shop, id, payment, give, left };
  };

  test("gives back what the order's own has too little for", async () => {
    const { give, left } = await added();
    expect(await give(1020)).toEqual({
      ok: false,
      refusal: { kind: "more-than-here", left: 680 },
    });
    expect(await give(500)).toMatchObject({ ok: true });
    expect(await left()).toEqual([340, 180]);
    expect(await give(300)).toMatchObject({ ok: true });
    expect(await left()).toEqual([40, 180]);
  });

  test("is paid back at PayPal's own site: the order needs attention, and knows what is left", async () => {
    const { shop, id, payment, left } = await added();
    shop.provider.makePart(`MONEY-OF-${payment}`, "ELSEWHERE", 100);
    const news = { orderId: payment, captureId: null, isReversal: false };
    await shop.backgroundJobs.receiveWebhook(news);
    await shop.backgroundJobs.receiveWebhook(news);
    expect([(await shop.order(id)).status, await left()]).toEqual(["Needs attention", [340, 580]]);
  });

  test("is found by the id of its money when a buyer disputes it", async () => {
    const { shop, id, payment, left } = await added();
    const dispute = {
      ...({ id: "PP-D-1", state: "open", reason: "not-received", away: 680 } as const),
      ...{ answerBy: "2026-07-12", at: "2026-06-21T09:00:00.000Z" },
    };
    await shop.backgroundJobs.receiveWebhook({
      ...{ orderId: null, captureId: `MONEY-OF-${payment}`, isReversal: false, dispute },
    });
    expect([(await shop.order(id)).status, await left()]).toEqual(["Needs attention", [340, 0]]);
  });

  test("is reversed: its money alone is gone", async () => {
    const { shop, id, payment, left } = await added();
    const news = { orderId: payment, captureId: null, isReversal: true };
    await shop.backgroundJobs.receiveWebhook(news);
    await shop.backgroundJobs.receiveWebhook(news);
    expect([(await shop.order(id)).status, await left()]).toEqual(["Needs attention", [340, 0]]);
  });

  test("leaves an order to the farmer: it isn't cancelled by one press", async () => {
    const { shop, id } = await added();
    expect(await shop.counter.cancelOrder({ orderId: id })).toMatchObject({
      refusal: { kind: "not-allowed" },
    });
    expect(await refundOrder(shop.office, { id })).toMatchObject({
      refusal: { kind: "more-than-here" },
    });
  });
});

describe("nothing is added to an order", () => {
  test.each<[string, (shop: ShopWithBook, id: string) => Promise<unknown>, string]>([
    [
      "that is packed",
      (shop, id) => shop.office.setOrderStatus({ id, status: "Ready" }),
      "too-late",
    ],
    ["whose day is closed for changes", async (shop) => shop.wait(12 * 60), "too-late"],
    ["that was refunded", (shop, id) => refundOrder(shop.office, { id }), "not-allowed"],
  ])("%s", async (_what, change, kind) => {
    const { shop, id, open } = await mine(closedBook());
    await change(shop, id);
    expect(await open([SIX_SMALL], 125)).toMatchObject({ ok: false, refusal: { kind } });
  });

  test("another way than it leaves, or of another customer", async () => {
    const { shop, open } = await mine(closedBook());
    const collected = { ...SIX_SMALL, deliveryMethod: "collection" } as const;
    expect(await open([collected], 125)).toMatchObject({ refusal: { kind: "not-allowed" } });
    expect(await adding(shop, "NOBODYS").open([SIX_SMALL], 125)).toMatchObject({
      refusal: { kind: "order-gone" },
    });
  });

  test("that is cancelled while it is paid: the packs are an order of their own", async () => {
    const { shop, id, open } = await mine(closedBook());
    const opened = await open([SIX_SMALL], 125);
    if (!opened.ok) throw new Error(opened.refusal.kind);
    await refundOrder(shop.office, { id, puttingBack: ["delivery"] });
    const { orderId } = opened.value;
    shop.provider.approve(orderId);
    await shop.counter.takePayment(orderId);
    const { status, address, log } = await shop.order(orderId);
    expect(status).toBe("Needs attention");
    expect(address).toEqual((await shop.order(id)).address);
    expect(log).toContainEqual(expect.objectContaining({ kind: "not-added" }));
  });
});
