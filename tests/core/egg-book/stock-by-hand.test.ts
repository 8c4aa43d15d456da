import { expect, test } from "vitest";
import type { SeenShelf } from "#core/egg-book/count-shelf.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  type ShopWithBook,
  TODAY,
  typedCounts,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";

test("what is typed is what stands on the shelf, and the book says missing or found", async () => {
  const shop = await withOpenBook();
  await shop.buy();
  const { large } = await shop.office.getStockSheet();
  expect(large).toMatchObject({ eggs: 180, forSale: 168 });
  expect(await shop.setStock(100)).toMatchObject({ ok: true, value: { large: 88 } });
  expect((await shop.moves())[0]).toBe("missing 80");
  await shop.setStock(130);
  expect(await shop.eggs()).toBe(118);
  expect((await shop.large()).lots.at(-1)).toMatchObject({ from: "found", eggs: 30 });
  await expectTheBookToAddUp(shop);
});

test("what is typed counts the shelf for counts of before that arrive later", async () => {
  const shop = await withOpenBook();
  const at = shop.now();
  shop.wait(60);
  await shop.setStock(210);
  shop.wait(60);
  await shop.office.logCount({
    ...{ id: "C", flock: "1", date: TODAY, at, cracked: "0" },
    counts: typedCounts({ large: 30 }),
    kept: { size: "large", eggs: "0" },
  });
  expect(await shop.eggs()).toBe(210);
  await expectTheBookToAddUp(shop);
});

test("the shelf that is typed after midnight is without what is too old", async () => {
  const shop = await withOpenBook();
  shop.wait(20 * 24 * 60);
  await shop.log(40, "2026-07-10");
  shop.wait(22 * 24 * 60);
  expect((await shop.office.getStockSheet()).large.eggs).toBe(0);
  expect(await shop.setStock(50)).toMatchObject({ ok: true, value: { large: 50 } });
  expect(await shop.eggs()).toBe(50);
  await expectTheBookToAddUp(shop);
});

const SINCE_READ = [
  ["eggs got too old overnight", async (shop: ShopWithBook) => shop.wait(17 * 24 * 60), 40],
  [
    "eggs were given away",
    async ({ office }: ShopWithBook) =>
      void (await office.takeEggs({ id: "G", category: "large", eggs: 6, kind: "given" })),
    214,
  ],
  [
    "eggs were packed",
    async (shop: ShopWithBook, id: string) =>
      void (await shop.office.setOrderStatus({ id, status: "Ready" })),
    208,
  ],
] as const;

test.each(SINCE_READ)(
  "a shelf that was read isn't overwritten once %s",
  async (_what, change, eggs) => {
    const shop = await withOpenBook();
    await shop.log(40);
    const id = await shop.buy();
    const { large } = await shop.office.getStockSheet();
    await change(shop, id);
    const edit = { category: "large", version: large.version, to: 200 } as const;
    expect(await shop.office.saveInventory([edit])).toMatchObject({
      ok: false,
      refusal: { kind: "stock-changed", conflicts: [{ category: "large", eggs }] },
    });
  },
);

test("a sale that isn't packed leaves the shelf as it was read: what is typed is saved", async () => {
  const shop = await withOpenBook();
  const { version } = (await shop.office.getStockSheet()).large;
  await shop.buy();
  const edit = { category: "large", version, to: 170 } as const;
  expect(await shop.office.saveInventory([edit])).toMatchObject({
    ok: true,
    value: { large: 158 },
  });
  expect(await shop.moves()).toEqual(["missing 10"]);
  await expectTheBookToAddUp(shop);
});

test("what was typed as for sale isn't taken for the shelf of a book that was opened meanwhile", async () => {
  const shop = withClosedBook();
  const { eggs: to, version } = (await shop.office.getStockSheet()).large;
  await shop.office.openBook({ shelf: { large: { eggs: to, laid: "2026-06-15" } } });
  expect(await shop.office.saveInventory([{ category: "large", version, to }])).toMatchObject({
    ok: false,
    refusal: { kind: "stock-changed", conflicts: [{ category: "large", eggs: to }] },
  });
});

test("a stored figure changes nothing while the book is open", async () => {
  const shop = await withOpenBook();
  const { inventory } = shop.records;
  await inventory.save({ ...(await inventory.load()), large: 150 });
  expect(await shop.eggs()).toBe(180);
  expect(await shop.moves()).toEqual([]);
  await shop.office.closeBook();
  expect((await inventory.load()).large).toBe(180);
});

test("a counted shelf lacks the newest eggs, or has some more, and both can be undone", async () => {
  const shop = await withOpenBook();
  await shop.log(30);
  const fewer = await shop.countShelf(205);
  expect(fewer).toMatchObject({ ok: true, value: { missing: 5, found: 0 } });
  expect((await shop.large()).lots.map(({ left }) => left)).toEqual([180, 25]);
  const more = await shop.countShelf(211);
  expect(more).toMatchObject({ ok: true, value: { missing: 0, found: 6 } });
  expect((await shop.large()).lots.map(({ laid }) => laid)).toEqual([
    "2026-06-15",
    "2026-06-15",
    "2026-06-20",
  ]);
  const ids = [fewer, more].flatMap((one) => (one.ok ? one.value.undo : []));
  expect(await shop.office.undoMoves(ids)).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(210);
  await expectTheBookToAddUp(shop);
});

const SINCE = [
  ["sold", (shop: ShopWithBook) => shop.buy(), { shelf: 180, promised: 24 }, 156],
  [
    "packed",
    ({ office }: ShopWithBook, id: string) => office.setOrderStatus({ id, status: "Ready" }),
    { shelf: 168, promised: 0 },
    168,
  ],
] as const;

test.each(SINCE)(
  "a counted shelf is refused where eggs were %s since it was read, and shows what is there",
  async (_what, change, now: SeenShelf, eggs) => {
    const shop = await withOpenBook();
    const id = await shop.buy();
    const { shelf, promised } = await shop.large();
    await change(shop, id);
    const count = (seen: SeenShelf) =>
      shop.office.countShelf([{ category: "large", eggs: 180, seen }]);
    expect(await count({ shelf, promised })).toEqual({
      ok: false,
      refusal: { kind: "stock-changed", conflicts: [{ category: "large", ...now }] },
    });
    expect(await shop.eggs()).toBe(eggs);
    expect(await count(now)).toMatchObject({ ok: true, value: { found: 180 - now.shelf } });
    await expectTheBookToAddUp(shop);
  },
);

test("a counted shelf that names a kind twice is refused, and books neither", async () => {
  const shop = await withOpenBook();
  const { shelf, promised } = await shop.large();
  const seen = { shelf, promised };
  const counted = [90, 170].map((eggs) => ({ category: "large", eggs, seen }) as const);
  expect(await shop.office.countShelf(counted)).toMatchObject({
    ok: false,
    refusal: { kind: "bad-shelf", categories: ["large"] },
  });
  expect(await shop.eggs()).toBe(180);
  expect(await shop.moves()).toEqual([]);
});
