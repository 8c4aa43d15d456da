import { describe, expect, test } from "vitest";
import type { GivenPack } from "#core/orders/given-back.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import type { Giving } from "#core/payments/giving.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { refundOrder, seenOrder } from "#tests/support/give-back.ts";

const DOZEN = 340;

const aDozen = (eggs: GivenPack["eggs"], change: Partial<GivenPack> = {}): GivenPack => ({
  id: "large-12",
  quantity: 1,
  eggs,
  ...change,
});

const giving = (shop: ShopWithBook, id: string) => {
  const give = async (change: Partial<Giving>) =>
    shop.office.giveBack({
      order: id,
      packs: [],
      amount: DOZEN,
      reason: "broken",
      version: versionOf(await shop.order(id)),
      ...change,
    });
  const packsLeft = async () =>
    itemsLeft(await shop.order(id)).map(({ quantity, deliveryMethod }) => [
      deliveryMethod,
      quantity,
    ]);
  const money = async () => moneyOf(await shop.order(id));
  return { id, give, packsLeft, money };
};

const BOOKS = { "an open book": withOpenBook, "a closed book": async () => withClosedBook() };

describe.each(Object.entries(BOOKS))("with %s", (_name, open) => {
  const bought = async (quantity: number) => {
    const shop = await open();
    const forSale = async () => (await shop.office.getStockSheet()).large.forSale;
    const before = await forSale();
    const id = await shop.buy(quantity);
    return { ...giving(shop, id), shop, sold: async () => before - (await forSale()) };
  };
  const adds = async (shop: ShopWithBook) => {
    if (open === withOpenBook) await expectTheBookToAddUp(shop);
  };

  test.each(["Pending", "Ready"] as const)(
    "a broken pack and one that comes back add up, of an order that is %s",
    async (status) => {
      const { shop, id, give, packsLeft, money, sold } = await bought(3);
      if (status === "Ready") await shop.office.setOrderStatus({ id, status });
      expect(await sold()).toBe(36);
      expect(await give({ packs: [aDozen("broken")] })).toMatchObject({ ok: true });
      expect([await sold(), await money(), await packsLeft()]).toEqual([
        36,
        680,
        [["delivery", 2]],
      ]);
      await adds(shop);
      expect(await give({ packs: [aDozen("back")] })).toMatchObject({ ok: true });
      expect([await sold(), await money(), await packsLeft()]).toEqual([
        24,
        340,
        [["delivery", 1]],
      ]);
      await adds(shop);
      const [packed] = (await shop.office.getPackDay("2026-06-21")).parcels;
      expect(packed?.items).toMatchObject([{ quantity: 1 }]);
      expect(await give({ packs: [aDozen("back")], reason: "" })).toMatchObject({ ok: true });
      expect([await sold(), await money()]).toEqual([12, 0]);
      expect(await shop.order(id)).toMatchObject({ status: "Refunded" });
      await adds(shop);
    },
  );

  test("a pack that stays with the customer is still theirs, and can't come back later", async () => {
    const { shop, id, give, packsLeft, sold } = await bought(1);
    await shop.office.handOver({ id, method: "delivery", isDone: true });
    expect(await give({ amount: 100, packs: [aDozen("with-customer")] })).toMatchObject({
      ok: true,
    });
    expect([await packsLeft(), await sold()]).toEqual([[["delivery", 1]], 12]);
    expect(await give({ amount: 100, packs: [aDozen("broken")] })).toMatchObject({
      refusal: { kind: "more-than-ordered" },
    });
    await adds(shop);
  });

  test("a half that is broken leaves the other to be handed over, which completes the order", async () => {
    const shop = await open();
    const { id, give, packsLeft } = giving(shop, await shop.buyHalves());
    await give({ packs: [aDozen("broken", { method: "delivery" })] });
    expect(await packsLeft()).toEqual([["collection", 1]]);
    expect((await shop.office.getPackDay("2026-06-21")).parcels).toEqual([]);
    await adds(shop);
    await shop.office.handOver({ id, method: "collection", isDone: true });
    expect(await shop.order(id)).toMatchObject({ status: "Completed" });
    await adds(shop);
  });

  test("eggs that have left don't come back, unless they were brought back", async () => {
    const shop = await open();
    const { id, give } = giving(shop, await shop.buyHalves());
    await shop.office.handOver({ id, method: "delivery", isDone: true });
    const back = { packs: [aDozen("back", { method: "delivery" })] };
    expect(await give(back)).toEqual({ ok: false, refusal: { kind: "eggs-have-left" } });
    await shop.office.handOver({ id, method: "delivery", isDone: false });
    expect(await give(back)).toMatchObject({ ok: true });
    await adds(shop);
  });

  test("a broken pack of an order that is unpacked again stays broken", async () => {
    const { shop, id, give, sold } = await bought(2);
    await shop.office.setOrderStatus({ id, status: "Ready" });
    await give({ packs: [aDozen("broken")] });
    await shop.office.setOrderStatus({ id, status: "Pending" });
    expect(await sold()).toBe(24);
    await adds(shop);
  });
});

describe("giveBack refuses", () => {
  const bought = async () => {
    const shop = withClosedBook();
    return { shop, ...giving(shop, await shop.buy(2)) };
  };

  test.each<[string, Partial<Giving>, object]>([
    ["more than is here", { amount: 681 }, { kind: "more-than-here", left: 680 }],
    [
      "more packs than were ordered",
      { packs: [aDozen("back", { quantity: 3 })] },
      { kind: "more-than-ordered" },
    ],
    [
      "a pack of another kind",
      { packs: [aDozen("back", { id: "small-6" })] },
      { kind: "more-than-ordered" },
    ],
    ["an order that has changed", { version: "Pending 0 0" }, { kind: "order-changed" }],
    ["no sum", { amount: 0 }, { kind: "bad-amount" }],
    ["a part without a reason", { reason: " " }, { kind: "missing-reason" }],
    ["an unknown order", { order: "NOBODYS" }, { kind: "order-gone" }],
  ])("%s", async (_what, change, refusal) => {
    const { shop, id, give } = await bought();
    const before = await shop.order(id);
    expect(await give(change)).toEqual({ ok: false, refusal });
    expect(await shop.order(id)).toEqual(before);
    expect(shop.provider.refunds.size).toBe(0);
  });

  test("a second refund while one is under way", async () => {
    const { shop, id, give } = await bought();
    await shop.records.partRefunds.add({
      ...{ orderId: id, wish: "w", amount: 1, reason: "broken", askedAt: "2026-06-20T11:00:00Z" },
    });
    expect(await give({ wish: "another" })).toEqual({
      ok: false,
      refusal: { kind: "refund-waiting" },
    });
  });
});

test("two who give the same pack back do it once, and the second sees why", async () => {
  const shop = withClosedBook();
  const { id, give, packsLeft } = giving(shop, await shop.buy(2));
  const version = versionOf(await shop.order(id));
  expect(await give({ packs: [aDozen("broken")], version })).toMatchObject({ ok: true });
  expect(await give({ packs: [aDozen("broken")], version })).toEqual({
    ok: false,
    refusal: { kind: "order-changed" },
  });
  expect(await packsLeft()).toEqual([["delivery", 1]]);
});

test("an order paid by hand is given back by hand, in both homes", async () => {
  for (const { office } of [withClosedBook(), aShop().app.shop]) {
    const added = await office.addOrder(aNewOrder({ paid: "cash" } as never));
    if (!added.ok) throw new Error(added.refusal.kind);
    const [order] = (await office.listOrders({ text: "", status: "All", after: null })).items;
    if (!order) throw new Error("There is no order.");
    const version = versionOf(order);
    const half = { order: order.id, packs: [], amount: 100, reason: "a chipped egg", version };
    expect(await office.giveBack(half)).toMatchObject({ refusal: { kind: "not-refundable" } });
    expect(await office.giveBack({ ...half, how: "bank" })).toMatchObject({ ok: true });
    const after = await seenOrder(office, order.id);
    expect(after?.money).toMatchObject([{}, { kind: "refund", amount: -100, how: "bank" }]);
  }
});

test("what was given back in cash isn't asked of the provider again", async () => {
  const shop = withClosedBook();
  const { id, give, money } = giving(shop, await shop.buy(2));
  await give({ amount: 100, how: "cash" });
  expect(await refundOrder(shop.office, { id, puttingBack: ["delivery"] })).toMatchObject({
    ok: true,
  });
  const { money: movements } = await shop.order(id);
  expect(movements.map(({ amount, how }) => [amount, how])).toEqual([
    [680, "paypal"],
    [-100, "cash"],
    [-580, "paypal"],
  ]);
  expect(await money()).toBe(0);
  expect(await shop.order(id)).toMatchObject({ status: "Refunded" });
});
