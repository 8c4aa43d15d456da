import { expect, test } from "vitest";
import type { Swap } from "#core/changing/swap.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { PRODUCT_EGGS } from "#core/profile/egg-words.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { type ShopWithBook, withClosedBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";

const swapping = (shop: ShopWithBook) => {
  const seen = async (id: string) => ({ id, version: versionOf(await shop.order(id)) });
  const swap = async (ids: readonly string[], change: Partial<Swap> = {}) => {
    const answer = await shop.office.swapPacks({
      ...{ orders: await Promise.all(ids.map(seen)), from: "large", to: "medium" },
      price: "todays",
      ...change,
    });
    if (!answer.ok) throw new Error("It isn't refused as a whole.");
    return answer.value;
  };
  const packs = async (id: string) =>
    (await shop.order(id)).items.map((item) => [item.id, item.quantity, item.price]);
  return { swap, packs };
};

test("packs become those of another kind, and the difference goes back to each", async () => {
  const shop = withClosedBook();
  const { swap, packs } = swapping(shop);
  const [one, two] = [await shop.buy(1), await shop.buy(2)];
  const { large, medium } = await shop.office.getStockSheet();
  expect(await swap([one, two])).toMatchObject({
    done: [one, two],
    back: 150,
    refused: [],
    undo: [],
  });
  expect([await packs(one), await packs(two)]).toEqual([
    [["medium-12", 1, 290]],
    [["medium-12", 2, 290]],
  ]);
  const now = await shop.office.getStockSheet();
  expect([now.large.forSale - large.forSale, now.medium.forSale - medium.forSale]).toEqual([
    36, -36,
  ]);
  const { items } = await shop.records.messages.page(null);
  const mails = items.filter(({ kind }) => kind === "packs-changed");
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain("We had too few large eggs.");
});

test("at the order's price nothing goes back, and one press undoes it", async () => {
  const shop = withClosedBook();
  const { swap, packs } = swapping(shop);
  const id = await shop.buy(2);
  const before = await shop.order(id);
  const { undo, back } = await swap([id], { price: "as-ordered" });
  expect([await packs(id), back]).toEqual([[["medium-12", 2, 340]], 0]);
  for (const change of undo)
    expect(await shop.office.changePacks(change)).toMatchObject({ ok: true });
  const { items, total, money } = await shop.order(id);
  expect({ items, total, money }).toEqual({
    items: before.items,
    total: before.total,
    money: before.money,
  });
});

test("a dearer kind is a gift, and undone leaves the order's sum as it was", async () => {
  const shop = withClosedBook();
  const { swap, packs } = swapping(shop);
  const id = await shop.buy(1);
  const { undo } = await swap([id], { to: "extraLarge" });
  expect([await packs(id), (await shop.order(id)).total]).toEqual([
    [["extraLarge-12", 1, 500]],
    340,
  ]);
  for (const change of undo) await shop.office.changePacks(change);
  expect([await packs(id), (await shop.order(id)).total]).toEqual([[["large-12", 1, 340]], 340]);
});

test("what was paid by hand is noted as given back by hand", async () => {
  const shop = withClosedBook();
  const { swap } = swapping(shop);
  const added = await shop.office.addOrder(aNewOrder());
  if (!added.ok) throw new Error(added.refusal.kind);
  expect(await swap([added.value.id])).toMatchObject({ back: 50 });
  expect((await shop.order(added.value.id)).money).toMatchObject([
    {},
    { how: "cash", amount: -50 },
  ]);
});

test("orders that can't be swapped stay as they are, and the others are", async () => {
  const shop = withClosedBook();
  const { swap, packs } = swapping(shop);
  const [one, two] = [await shop.buy(1), await shop.buy(1)];
  await shop.office.setOrderStatus({ id: two, status: "Completed" });
  const version = versionOf(await shop.order(one));
  const orders = [
    { id: "GONE", version: "x" },
    { id: two, version },
    { id: one, version },
  ];
  expect(await swap([], { orders })).toMatchObject({
    done: [one],
    refused: [
      { id: "GONE", why: "order-gone" },
      { id: two, why: "bad-packs" },
    ],
  });
  expect(await packs(two)).toEqual([["large-12", 1, 340]]);
  expect(await swap([one], { from: "medium", to: "doubleYolkers" })).toMatchObject({ done: [one] });
  const big = await swap([one], { from: "small" });
  expect(big.refused).toEqual([{ id: one, why: "bad-packs" }]);
});

test("undone, a gift of before is still a gift", async () => {
  const shop = withClosedBook();
  const { swap } = swapping(shop);
  const id = await shop.buy(1);
  await shop.office.changePacks({
    ...{ order: id, packs: [{ id: "large-12", method: "delivery", quantity: 2 }] },
    ...{ difference: "gift", version: versionOf(await shop.order(id)) },
  });
  const { undo } = await swap([id]);
  for (const change of undo) await shop.office.changePacks(change);
  expect([undo.length, (await shop.order(id)).total]).toEqual([1, 340]);
});

test("where a gift of before went into what it costs less, there is no Undo", async () => {
  const shop = withClosedBook();
  const { swap } = swapping(shop);
  const packs = [{ category: "large", packSize: 12, quantity: 2, price: 340 }] as const;
  const added = await shop.office.addOrder(aNewOrder({ how: "hand-over", packs }));
  if (!added.ok) throw new Error(added.refusal.kind);
  await shop.office.changePacks({
    ...{ order: added.value.id, difference: "gift" },
    packs: [{ id: "small-6", method: "collection", quantity: 1 }],
    version: versionOf(added.value),
  });
  expect(await swap([added.value.id], { to: "small" })).toMatchObject({ back: 0, undo: [] });
});

test("in one browser, where PayPal isn't asked, what goes back is noted by hand", async () => {
  const { app, records } = aShop();
  const order = anOrder({ paymentMethod: "practice", captureId: "C1" });
  await records.orders.add(order);
  const answer = await app.shop.office.swapPacks({
    ...{ orders: [{ id: order.id, version: versionOf(order) }], from: "large", to: "medium" },
    price: "todays",
  });
  expect(answer).toMatchObject({ value: { done: [order.id], back: 50 } });
});

test("eggs of a long name are swapped as well, and the mail has shorter words", async () => {
  const shop = withClosedBook();
  const { swap } = swapping(shop);
  const { words, ...eggs } = PRODUCT_EGGS;
  const name = `${"Very ".repeat(16)}large eggs`;
  await shop.records.profile.save({
    eggs: { ...eggs, words: { ...words, large: { ...words.large, name } } },
  });
  expect(await swap([await shop.buy(1)])).toMatchObject({ back: 50, refused: [] });
  const { items } = await shop.records.messages.page(null);
  const mail = items.find(({ kind }) => kind === "packs-changed");
  expect(mail?.text).toContain("We had too few of these eggs.");
});
