import { describe, expect, test } from "vitest";
import type { FlockId } from "#core/flocks/flock.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  type ShopWithBook,
  TODAY,
  typedCounts,
  WORMER,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";

const KEPT = { size: "large", eggs: "" } as const;

interface LateCount {
  readonly at: string;
  readonly eggs?: number;
  readonly flock?: FlockId;
  readonly date?: string;
}

const arrive = (
  { office }: ShopWithBook,
  { at, eggs = 30, flock = "1", date = TODAY }: LateCount,
) =>
  office.logCount({
    ...{ id: "late", flock, date, at, cracked: "", kept: KEPT },
    counts: typedCounts({ large: eggs }),
  });

const counted = async ({ office }: ShopWithBook): Promise<number> =>
  (await office.getFlock("1")).eggs.reduce((sum, { counts }) => sum + counts.large, 0);

const lots = async ({ large }: ShopWithBook) =>
  (await large()).lots.map(({ from, flock, left }) => [from, flock, left]);

/** 60 eggs, and an hour after the count was entered the shelf is counted. */
const countedAfter = async (shelf: number) => {
  const shop = await withOpenBook(60);
  shop.wait(60);
  const at = shop.now();
  shop.wait(60);
  await shop.countShelf(shelf);
  shop.wait(120);
  return { shop, at };
};

describe("a count that was entered before the shelf was counted, and arrives after", () => {
  test("is what was found", async () => {
    const { shop, at } = await countedAfter(90);
    expect(await arrive(shop, { at })).toMatchObject({ ok: true });
    expect(await shop.large()).toMatchObject({ shelf: 90, forSale: 90 });
    expect(await lots(shop)).toEqual([
      ["opening", "", 60],
      ["count", "1", 30],
    ]);
    expect(await counted(shop)).toBe(30);
    const balance = await shop.office.getEggBalance({ first: TODAY, last: TODAY });
    expect(balance).toMatchObject({ counted: 30, found: 0, atEnd: 90 + 150 });
    await expectTheBookToAddUp(shop);
  });

  test.each([
    ["all of it was gone", 60, 0],
    ["some of it was gone", 80, 20],
    ["more than that was gone", 50, 0],
    ["more than that was found", 100, 30],
  ])("leaves the shelf as it was counted where %s", async (_what, shelf, left) => {
    const { shop, at } = await countedAfter(shelf);
    await arrive(shop, { at });
    expect(await shop.large()).toMatchObject({ shelf, forSale: shelf });
    const own = (await shop.large()).lots.filter(({ flock }) => flock === "1");
    expect(own.reduce((sum, lot) => sum + lot.left, 0)).toBe(left);
    expect(await counted(shop)).toBe(30);
    await expectTheBookToAddUp(shop);
  });

  test("says when it was entered, and is taken once", async () => {
    const { shop, at } = await countedAfter(90);
    await arrive(shop, { at });
    await arrive(shop, { at });
    expect(await shop.large()).toMatchObject({ shelf: 90 });
    const sheet = await shop.office.getCountSheet(TODAY);
    expect(sheet.flocks[0]?.entries).toMatchObject([{ id: "late", at }]);
  });

  test("withholds what was found where its flock's eggs are withheld", async () => {
    const { shop, at } = await countedAfter(90);
    await shop.office.addMedicine({ ...WORMER, first: TODAY, last: TODAY });
    await arrive(shop, { at });
    expect(await shop.large()).toMatchObject({ shelf: 60, forSale: 60 });
    expect(await lots(shop)).toContainEqual(["count", "1", 30]);
  });

  test("goes on sale where another kind was counted", async () => {
    const shop = await withOpenBook(60);
    const at = shop.now();
    shop.wait(60);
    const { shelf, promised } = (await shop.office.getEggBook()).kinds.small;
    const seen = { shelf, promised };
    await shop.office.countShelf([{ category: "small", eggs: 150, seen }]);
    await arrive(shop, { at });
    expect(await shop.large()).toMatchObject({ shelf: 90, forSale: 90 });
    await expectTheBookToAddUp(shop);
  });
});

test("a count that was entered after the shelf was counted goes on sale", async () => {
  const { shop } = await countedAfter(60);
  await arrive(shop, { at: shop.now() });
  expect(await shop.large()).toMatchObject({ shelf: 90, forSale: 90 });
  await expectTheBookToAddUp(shop);
});

test("a count that was entered before the book was opened is on the shelf that was stated", async () => {
  const shop = withClosedBook();
  const at = shop.now();
  shop.wait(60);
  await shop.office.openBook({ shelf: { large: { eggs: 90, laid: "2026-06-15" } } });
  await arrive(shop, { at });
  expect(await shop.large()).toMatchObject({ shelf: 90, forSale: 90 });
  expect(await counted(shop)).toBe(30);
  await expectTheBookToAddUp(shop);
});
