import { describe, expect, test } from "vitest";
import type { PacksChange } from "#core/changing/changing.ts";
import { owedOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { seenOrder } from "#tests/support/give-back.ts";

const large = (quantity: number, method: "delivery" | "collection" = "delivery") => ({
  id: "large-12",
  method,
  quantity,
});

const sixSmall = { id: "small-6", method: "delivery", quantity: 1 } as const;

const changing = (shop: ShopWithBook, id: string) => {
  const change = async (more: Partial<PacksChange>) =>
    shop.office.changePacks({
      order: id,
      packs: [],
      difference: "leave",
      version: versionOf(await shop.order(id)),
      ...more,
    });
  const packs = async () =>
    (await shop.order(id)).items.map(({ id: pack, quantity, price }) => [pack, quantity, price]);
  return { id, change, packs };
};

const BOOKS = { "an open book": withOpenBook, "a closed book": async () => withClosedBook() };

describe.each(Object.entries(BOOKS))("with %s", (_name, open) => {
  const bought = async (quantity: number) => {
    const shop = await open();
    const forSale = async () => {
      const sheet = await shop.office.getStockSheet();
      return [sheet.large.forSale, sheet.small.forSale] as const;
    };
    const [l, s] = await forSale();
    const id = await shop.buy(quantity);
    const sold = async () => {
      const [nowLarge, nowSmall] = await forSale();
      return [l - nowLarge, s - nowSmall];
    };
    return { shop, ...changing(shop, id), sold };
  };
  const adds = async (shop: ShopWithBook) => {
    if (open === withOpenBook) await expectTheBookToAddUp(shop);
  };

  test.each(["Pending", "Ready"] as const)(
    "packs and their eggs follow, and a packed order is packed anew: %s",
    async (status) => {
      const { shop, id, change, packs, sold } = await bought(2);
      if (status === "Ready") await shop.office.setOrderStatus({ id, status });
      expect(await change({ packs: [large(1), sixSmall], difference: "give-back" })).toMatchObject({
        ok: true,
        value: { back: 215, paid: { ok: true, value: "paid back" } },
      });
      expect([await packs(), await sold()]).toEqual([
        [
          ["large-12", 1, 340],
          ["small-6", 1, 125],
        ],
        [12, 6],
      ]);
      expect(await shop.order(id)).toMatchObject({
        ...{ status: "Pending", total: 465 },
        money: [{ amount: 680 }, { kind: "refund", amount: -215 }],
      });
      const [packed] = (await shop.office.getPackDay("2026-06-21")).parcels;
      expect(packed?.items).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
      await adds(shop);
      await shop.office.setOrderStatus({ id, status: "Ready" });
      expect(await sold()).toEqual([12, 6]);
      await adds(shop);
    },
  );

  test("more of a pack takes more eggs, and is owed until it is paid at the door", async () => {
    const { shop, id, change, sold } = await bought(1);
    expect(await change({ packs: [large(3)], difference: "at-door" })).toMatchObject({ ok: true });
    const order = await shop.order(id);
    expect([order.total, owedOf(order), await sold()]).toEqual([1020, 680, [36, 0]]);
    const [parcel] = (await shop.office.getPackDay("2026-06-21")).parcels;
    expect(parcel?.order).toMatchObject({ toPay: 680 });
    await shop.office.takeAtDoor({ id, how: "cash", isDone: true });
    expect(owedOf(await shop.order(id))).toBe(0);
    await shop.office.takeAtDoor({ id, how: "cash", isDone: false });
    expect((await shop.order(id)).money).toMatchObject([
      { how: "paypal", amount: 340 },
      { how: "cash", amount: 680 },
      { how: "cash", amount: -680 },
    ]);
    expect(owedOf(await shop.order(id))).toBe(680);
    await adds(shop);
  });

  test("packs that were given back keep their line and their price", async () => {
    const { shop, id, change, packs, sold } = await bought(3);
    await shop.office.giveBack({
      ...{ order: id, amount: 340, reason: "broken", version: versionOf(await shop.order(id)) },
      packs: [{ id: "large-12", quantity: 1, eggs: "broken" }],
    });
    await change({ packs: [large(1)], prices: { "large-12": 300 }, difference: "give-back" });
    expect([await packs(), await sold()]).toEqual([
      [
        ["large-12", 1, 340],
        ["large-12", 1, 300],
      ],
      [24, 0],
    ]);
    expect((await shop.order(id)).money.map(({ amount }) => amount)).toEqual([1020, -340, -380]);
    await adds(shop);
  });

  test("the half that has left stays as it is", async () => {
    const shop = await open();
    const { id, change, packs } = changing(shop, await shop.buyHalves());
    await shop.office.handOver({ id, method: "delivery", isDone: true });
    expect(await change({ packs: [large(2)] })).toEqual({
      ok: false,
      refusal: { kind: "handed-over" },
    });
    expect(
      await change({ packs: [large(1), large(2, "collection")], difference: "gift" }),
    ).toMatchObject({ ok: true });
    expect(await packs()).toEqual([
      ["large-12", 1, 340],
      ["large-12", 2, 340],
    ]);
    await adds(shop);
  });
});

describe("what it costs more or less", () => {
  const bought = async (quantity = 1) => {
    const shop = withClosedBook();
    return { shop, ...changing(shop, await shop.buy(quantity)) };
  };

  test("a gift leaves the order's sum", async () => {
    const { shop, id, change } = await bought();
    await change({ packs: [large(2)], difference: "gift" });
    const order = await shop.order(id);
    expect([order.total, owedOf(order), order.money.length]).toEqual([340, 0, 1]);
  });

  test("what is left stays with the farm", async () => {
    const { shop, id, change } = await bought(2);
    await change({ packs: [large(1)], difference: "leave" });
    expect(await shop.order(id)).toMatchObject({ total: 340, money: [{ amount: 680 }] });
  });

  test("less of what is still owed gives back only what is too much", async () => {
    const { shop, id, change } = await bought(1);
    await change({ packs: [large(3)], difference: "at-door" });
    expect(await change({ packs: [large(2)], difference: "give-back" })).toMatchObject({
      value: { back: 0 },
    });
    expect(owedOf(await shop.order(id))).toBe(340);
    expect(
      await change({ packs: [{ ...sixSmall, quantity: 2 }, large(0)], difference: "give-back" }),
    ).toMatchObject({ value: { back: 90 } });
  });

  test("what was taken at the door isn't asked of PayPal", async () => {
    const { shop, id, change } = await bought(1);
    await change({ packs: [large(2)], difference: "at-door" });
    await shop.office.takeAtDoor({ id, how: "cash", isDone: true });
    const version = versionOf(await shop.order(id));
    const giving = { order: id, packs: [], amount: 341, reason: "broken", version };
    expect(await shop.office.giveBack(giving)).toEqual({
      ok: false,
      refusal: { kind: "more-than-here", left: 340 },
    });
    expect(await shop.office.giveBack({ ...giving, how: "cash" })).toMatchObject({ ok: true });
  });

  test("an order by hand is owed more, in both homes", async () => {
    for (const { office } of [withClosedBook(), aShop().app.shop]) {
      const added = await office.addOrder(aNewOrder());
      if (!added.ok) throw new Error(added.refusal.kind);
      const { id } = added.value;
      const answer = await office.changePacks({
        ...{ order: id, packs: [large(2, "collection")], difference: "at-door" },
        version: versionOf(added.value),
      });
      expect(answer).toMatchObject({ ok: true });
      const order = await seenOrder(office, id);
      if (!order) throw new Error("There is no order.");
      expect([order.total, owedOf(order), order.paid]).toEqual([680, 340, { how: "hand-over" }]);
      await office.markPaid({ id, how: "card", isPaid: true });
      const paid = await seenOrder(office, id);
      expect(paid?.money.map(({ how, amount }) => [how, amount])).toEqual([
        ["cash", 340],
        ["card", 340],
      ]);
    }
  });
});

test("its log and its mail say what it was and what it is", async () => {
  const shop = withClosedBook();
  const { id, change } = changing(shop, await shop.buy(2));
  await change({ packs: [large(1), sixSmall], difference: "give-back", reason: "Too few large." });
  const { log } = await shop.order(id);
  expect(log).toContainEqual(
    expect.objectContaining({
      kind: "packs-changed",
      detail: "2 × Large 12 to 1 × Large 12, 1 × Small 6",
    }),
  );
  const { items } = await shop.records.messages.page(null);
  const mail = items.find(({ kind }) => kind === "packs-changed");
  expect(mail?.text).toContain("Too few large.");
  expect(mail?.text).toContain("2 × Large Eggs (12 pack)");
  expect(mail?.text).toContain("1 × Small Eggs (6 pack)");
  expect(mail?.text).toContain("We give £2.15 back to you.");
});

test("packs as they were change nothing, and no mail goes out", async () => {
  const shop = withClosedBook();
  const { id, change } = changing(shop, await shop.buy(2));
  const before = await shop.order(id);
  for (const packs of [[], [large(2)]])
    expect(await change({ packs })).toMatchObject({ ok: true, value: { back: 0 } });
  expect(await shop.order(id)).toEqual(before);
  const { items } = await shop.records.messages.page(null);
  expect(items.some(({ kind }) => kind === "packs-changed")).toBe(false);
});

describe("changePacks refuses", () => {
  test.each<[string, Partial<PacksChange>, object]>([
    ["an unknown order", { order: "NOBODYS" }, { kind: "order-gone" }],
    ["an order that has changed", { version: "Pending 0 0" }, { kind: "order-changed" }],
    ["an order without a pack", { packs: [large(0)] }, { kind: "nothing-left" }],
    ["an unknown pack", { packs: [{ ...sixSmall, id: "goose-6" }] }, { kind: "bad-packs" }],
    ["a pack named twice", { packs: [large(1), large(2)] }, { kind: "bad-packs" }],
    ["half a pack", { packs: [large(1.5)] }, { kind: "bad-packs" }],
    ["a way that it doesn't leave", { packs: [large(1, "collection")] }, { kind: "bad-packs" }],
    ["a price below nothing", { prices: { "large-12": -1 } }, { kind: "bad-packs" }],
    [
      "more eggs than are for sale",
      { packs: [large(16)] },
      {
        kind: "more-than-for-sale",
        lacking: [{ category: "large", asked: 168, forSale: 156 }],
      },
    ],
  ])("%s", async (_what, more, refusal) => {
    const shop = withClosedBook();
    const { id, change } = changing(shop, await shop.buy(2));
    const before = await shop.order(id);
    expect(await change(more)).toEqual({ ok: false, refusal });
    expect(await shop.order(id)).toEqual(before);
  });

  test("a pack that isn't for sale, unless a price is named", async () => {
    const shop = withClosedBook();
    const { change } = changing(shop, await shop.buy(1));
    const { version = "" } = (await shop.office.getPriceSheet())["small-6"] ?? {};
    await shop.office.savePrices([{ category: "small", packSize: 6, version, to: 0 }]);
    const packs = [sixSmall];
    expect(await change({ packs })).toEqual({
      ok: false,
      refusal: { kind: "not-for-sale", id: "small-6" },
    });
    expect(await change({ packs, prices: { "small-6": 100 } })).toMatchObject({ ok: true });
  });

  test("one that was handed over, or given up", async () => {
    const shop = withClosedBook();
    const one = changing(shop, await shop.buy(1));
    await shop.office.setOrderStatus({ id: one.id, status: "Completed" });
    expect(await one.change({ packs: [large(2)] })).toMatchObject({
      refusal: { kind: "handed-over" },
    });
    const other = changing(shop, await shop.buy(1));
    await shop.office.giveBack({
      ...{ order: other.id, amount: 340, reason: "", version: "Pending 1 1" },
      packs: [{ id: "large-12", quantity: 1, eggs: "back" }],
    });
    expect(await other.change({ packs: [large(2)] })).toMatchObject({
      refusal: { kind: "not-to-change" },
    });
  });

  test("one whose money is on its way back", async () => {
    const shop = withClosedBook();
    const { id, change } = changing(shop, await shop.buy(1));
    await shop.records.partRefunds.add({
      ...{ orderId: id, wish: "w", amount: 1, reason: "broken", askedAt: "2026-06-20T11:00:00Z" },
    });
    expect(await change({ packs: [large(2)] })).toMatchObject({
      refusal: { kind: "refund-waiting" },
    });
  });
});
