import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

const SIX = { category: "large", packSize: 6, quantity: 2, price: 180 } as const;

test("sellAtGate hands an order over at once, and takings tell the gate apart", async () => {
  const { office, eggs } = aSharedShop();
  const sold = await office.sellAtGate({ packs: [SIX], how: "cash", note: "" });
  expect(sold).toMatchObject({
    ok: true,
    value: {
      customerName: "Gate",
      soldAt: "gate",
      status: "Completed",
      total: 360,
      paid: { how: "cash" },
    },
  });
  expect(await eggs()).toBe(168);
  expect(JSON.stringify(await office.getOrderOverview())).toContain('"gate":360');
});

test("sellAtGate refuses more eggs than are for sale, and stores nothing", async () => {
  const { office, eggs, records } = aSharedShop();
  const sold = await office.sellAtGate({
    packs: [{ ...SIX, quantity: 31 }],
    how: "card",
    note: "",
  });
  expect(sold).toMatchObject({
    ok: false,
    refusal: { kind: "more-than-for-sale", lacking: [{ asked: 186, forSale: 180 }] },
  });
  expect(await eggs()).toBe(180);
  expect((await records.orders.page({ text: "", status: "All", after: null })).items).toEqual([]);
});

test("a gate sale that was begun before midnight is of the day on which it was begun", async () => {
  const shop = await withOpenBook(180);
  const begunAt = shop.now();
  shop.wait(12 * 60);
  const sold = await shop.office.sellAtGate({ packs: [SIX], how: "cash", note: "", at: begunAt });
  expect(sold).toMatchObject({
    ok: true,
    value: {
      date: begunAt,
      days: { collection: "2026-06-20" },
      money: [{ day: "2026-06-20", at: begunAt }],
    },
  });
  expect((await shop.office.getEggBook()).moves[0]).toMatchObject({ kind: "gate", at: begunAt });
  await expectTheBookToAddUp(shop);
});

test("sellAtGate takes the oldest eggs out of the open book, as sold at the gate", async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
  await shop.office.sellAtGate({ packs: [SIX], how: "cash", note: "" });
  expect((await shop.office.getEggBook()).moves).toMatchObject([{ kind: "gate", eggs: 12 }]);
  const days = { first: "2026-06-15", last: "2026-06-21" };
  expect(await shop.office.getEggBalance(days)).toMatchObject({
    atStart: 0,
    opening: 180,
    gate: 12,
    atEnd: 168,
  });
  await expectTheBookToAddUp(shop);
});
