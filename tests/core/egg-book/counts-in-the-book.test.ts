import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  type ShopWithBook,
  TODAY,
  typedCounts,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";

const COUNTED = {
  id: "COUNT",
  flock: "1" as const,
  date: TODAY,
  counts: typedCounts({ large: 84 }),
  cracked: "3",
  kept: { size: "large" as const, eggs: "6" },
};

test("a count puts its whole eggs on sale, less those kept, once however often it is sent", async () => {
  const shop = await withOpenBook();
  for (let times = 0; times < 5; times += 1) await shop.office.logCount(COUNTED);
  expect(await shop.eggs()).toBe(180 + 84 - 6);
  expect((await shop.records.flocks.books("1")).eggs).toHaveLength(1);
  await expectTheBookToAddUp(shop);
});

test("a count that is corrected changes the stock by the difference", async () => {
  const shop = await withOpenBook();
  const entry = await shop.office.logCount(COUNTED);
  if (!entry.ok) throw new Error("refused");
  const edit = { flock: "1" as const, date: TODAY, counts: typedCounts({ large: 80 }) };
  const corrected = await shop.office.updateEggs({ ...edit, before: entry.value });
  expect(corrected.ok && corrected.value.changed).toBeUndefined();
  expect(await shop.eggs()).toBe(180 + 80 - 6);
  await expectTheBookToAddUp(shop);
});

test("a count that is deleted leaves the shelf, and comes back with Undo", async () => {
  const shop = await withOpenBook();
  await shop.office.logCount(COUNTED);
  const gone = await shop.office.deleteEggs({ flock: "1", id: "COUNT" });
  expect(await shop.eggs()).toBe(180);
  if (gone.ok) await shop.office.putBackEggs(gone.value);
  expect(await shop.eggs()).toBe(180 + 84 - 6);
  await expectTheBookToAddUp(shop);
});

/** 24 were counted and packed, 30 others came. */
const withPackedCount = async () => {
  const shop = await withOpenBook(0);
  const logged = await shop.log(24);
  if (!logged.ok) throw new Error("refused");
  const id = await shop.buy(2);
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.log(30, TODAY, "2");
  return { ...shop, count: logged.value };
};

test("a count whose eggs have left takes the rest out of other lots as changed, and says so", async () => {
  const shop = await withPackedCount();
  const edit = { flock: "1" as const, date: TODAY, counts: typedCounts({ large: 20 }) };
  const corrected = await shop.office.updateEggs({ ...edit, before: shop.count });
  expect(corrected).toMatchObject({ ok: true, value: { id: shop.count.id, changed: 4 } });
  expect(await shop.eggs()).toBe(26);
  expect((await shop.moves())[0]).toBe("changed 4");
  await expectTheBookToAddUp(shop);
});

test("deleting a count whose eggs have left takes as many from other lots, and says so", async () => {
  const shop = await withPackedCount();
  const gone = await shop.office.deleteEggs({ flock: "1", id: shop.count.id });
  expect(gone).toMatchObject({ ok: true, value: { flock: "1", changed: 24 } });
  expect(await shop.eggs()).toBe(6);
  await expectTheBookToAddUp(shop);
});

test("a count before the opening changes nothing when corrected, deleted and put back", async () => {
  const shop = withClosedBook();
  const old = { flock: "1" as const, date: "2026-06-10" };
  const entry = await shop.log(50, old.date);
  await shop.office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
  if (!entry.ok) throw new Error("refused");
  await shop.office.updateEggs({
    ...old,
    counts: typedCounts({ large: 60 }),
    before: entry.value,
  });
  const gone = await shop.office.deleteEggs({ flock: "1", id: entry.value.id });
  if (gone.ok) await shop.office.putBackEggs(gone.value);
  expect(await shop.eggs()).toBe(180);
  expect((await shop.large()).lots).toHaveLength(1);
});

test("a count of small eggs of young hens is sold as pullet eggs", async () => {
  const shop = await withOpenBook();
  const before = { name: "", pulletsUntil: "" };
  await shop.office.nameFlock({ flock: "1", name: "", pulletsUntil: TODAY, before });
  const log = (eggs: number, date: string) =>
    shop.office.logEggs({ flock: "1", date, counts: typedCounts({ small: eggs }) });
  await log(12, TODAY);
  await log(6, "2026-06-21");
  const { kinds } = await shop.office.getEggBook();
  expect([kinds.pullet.forSale, kinds.small.forSale]).toEqual([12, 156]);
});

test("a count changes no stock while the book is closed", async () => {
  const shop: ShopWithBook = withClosedBook();
  await shop.log(40);
  expect(await shop.eggs()).toBe(180);
  expect((await shop.large()).lots).toEqual([]);
});
