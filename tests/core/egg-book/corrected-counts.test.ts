import { expect, test } from "vitest";
import type { EggEntry, LoggedSize } from "#core/flocks/flock.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  type ShopWithBook,
  TODAY,
  typedCounts,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";

const FLOCK = "1";

type Counts = Partial<Record<LoggedSize, number>>;

const logOf = async ({ office }: ShopWithBook, counts: Counts): Promise<EggEntry> => {
  const logged = await office.logEggs({ flock: FLOCK, date: TODAY, counts: typedCounts(counts) });
  if (!logged.ok) throw new Error(logged.refusal.kind);
  return logged.value;
};

const correct = async (
  { office }: ShopWithBook,
  before: EggEntry,
  counts: Counts,
): Promise<EggEntry> => {
  const edit = { flock: FLOCK, date: before.date, counts: typedCounts(counts) } as const;
  const saved = await office.updateEggs({ ...edit, before });
  if (!saved.ok) throw new Error(saved.refusal.kind);
  const { changed: _told, ...entry } = saved.value;
  return entry;
};

const remove = async ({ office }: ShopWithBook, { id }: EggEntry) => {
  const gone = await office.deleteEggs({ flock: FLOCK, id });
  if (!gone.ok) throw new Error("refused");
  return gone.value;
};

const reopen = async (shop: ShopWithBook, eggs: number): Promise<void> => {
  shop.wait(1);
  const opened = await shop.office.openBook({ shelf: { large: { eggs, laid: TODAY } } });
  if (!opened.ok) throw new Error(opened.refusal.kind);
  expect(await shop.eggs()).toBe(eggs);
};

/** 24 of flock 1 were counted and packed, of flock 2 as many others are there as are named. */
const withPackedCount = async (others: number) => {
  const shop = await withOpenBook(0);
  const count = await logOf(shop, { large: 24 });
  const id = await shop.buy(2);
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.log(others, TODAY, "2");
  return { shop, count };
};

test("a count of eggs that left is corrected down and up, and other lots have their eggs back", async () => {
  const { shop, count } = await withPackedCount(30);
  const fewer = await correct(shop, count, { large: 20 });
  const some = await correct(shop, fewer, { large: 21 });
  expect(await shop.eggs()).toBe(27);
  const more = await correct(shop, some, { large: 26 });
  expect(await shop.eggs()).toBe(32);
  await correct(shop, more, { large: 24 });
  expect(await shop.eggs()).toBe(30);
  await expectTheBookToAddUp(shop);
});

test("a count is deleted after its eggs have left, and Undo brings back what left other lots", async () => {
  const { shop, count } = await withPackedCount(30);
  for (let times = 0; times < 2; times += 1) {
    const gone = await remove(shop, count);
    expect(await shop.eggs()).toBe(6);
    await shop.office.putBackEggs(gone);
    await shop.office.putBackEggs(gone);
    expect(await shop.eggs()).toBe(30);
  }
  await expectTheBookToAddUp(shop);
});

test("a corrected count is deleted, and Undo returns to each lot what the deletion took", async () => {
  const { shop, count } = await withPackedCount(10);
  await correct(shop, count, { large: 20 });
  shop.wait(1);
  await shop.log(30, TODAY, "2");
  const lots = async () => (await shop.large()).lots.map(({ left }) => left);
  expect(await lots()).toEqual([6, 30]);
  const gone = await remove(shop, count);
  expect(await lots()).toEqual([6, 10]);
  await shop.office.putBackEggs(gone);
  expect(await lots()).toEqual([6, 30]);
  await expectTheBookToAddUp(shop);
});

test("correcting the day of a count whose eggs have left takes no eggs of later counts", async () => {
  const { shop, count } = await withPackedCount(0);
  const none = await correct(shop, count, { large: 0 });
  await shop.log(30, TODAY, "2");
  const edit = { flock: FLOCK, date: "2026-06-19", counts: typedCounts({}) } as const;
  const saved = await shop.office.updateEggs({ ...edit, before: none });
  expect(saved).toMatchObject({ ok: true, value: { date: "2026-06-19" } });
  expect(await shop.eggs()).toBe(30);
  await expectTheBookToAddUp(shop);
});

test("a count is deleted though other lots have too few eggs, and Undo returns no more", async () => {
  const { shop, count } = await withPackedCount(10);
  const gone = await remove(shop, count);
  expect(gone.changed).toBe(10);
  expect(await shop.eggs()).toBe(0);
  await shop.office.putBackEggs(gone);
  expect(await shop.eggs()).toBe(10);
  await expectTheBookToAddUp(shop);
});

test("a count corrected in the closed book changes nothing when corrected in a new opening", async () => {
  const shop = await withOpenBook(0);
  const count = await logOf(shop, { large: 30 });
  await shop.office.closeBook();
  const later = await correct(shop, count, { large: 40 });
  await reopen(shop, 40);
  await correct(shop, later, { large: 41 });
  expect(await shop.eggs()).toBe(40);
  await expectTheBookToAddUp(shop);
});

test("a count whose eggs left before a new opening takes none of other lots when deleted", async () => {
  const { shop, count } = await withPackedCount(30);
  await shop.office.closeBook();
  await reopen(shop, 30);
  const gone = await remove(shop, count);
  expect(gone.changed).toBeUndefined();
  expect(await shop.eggs()).toBe(30);
  await shop.office.putBackEggs(gone);
  expect(await shop.eggs()).toBe(30);
  await expectTheBookToAddUp(shop);
});

test.each([
  ["before the book was closed", "after it was opened again", true, true],
  ["before the book was closed", "while it was closed", true, false],
  ["while the book was closed", "after it was opened again", false, true],
])(
  "a count that is deleted %s and put back %s adds nothing to the shelf that was stated",
  async (_deleted, _putBack, isDeletedFirst, isPutBackLast) => {
    const shop = await withOpenBook(0);
    const count = await logOf(shop, { large: 30 });
    if (!isDeletedFirst) await shop.office.closeBook();
    const gone = await remove(shop, count);
    if (isDeletedFirst) await shop.office.closeBook();
    if (!isPutBackLast) await shop.office.putBackEggs(gone);
    await reopen(shop, 30);
    if (isPutBackLast) await shop.office.putBackEggs(gone);
    expect(await shop.eggs()).toBe(30);
    await correct(shop, count, { large: 31 });
    expect(await shop.eggs()).toBe(30);
    await expectTheBookToAddUp(shop);
  },
);

test("a count before an opening on the same day adds nothing when corrected after it", async () => {
  const shop = withClosedBook();
  const count = await logOf(shop, { large: 30 });
  await reopen(shop, 30);
  await correct(shop, count, { large: 36 });
  expect(await shop.eggs()).toBe(30);
  await expectTheBookToAddUp(shop);
});

test("a count of no eggs puts on sale what it is corrected to", async () => {
  const shop = await withOpenBook(0);
  const count = await logOf(shop, {});
  await correct(shop, count, { large: 12 });
  expect(await shop.eggs()).toBe(12);
  await expectTheBookToAddUp(shop);
});

test("a count keeps its small eggs when the day of young hens moves and another size changes", async () => {
  const shop = await withOpenBook(0);
  const nameFlock = (from: string, pulletsUntil: string) =>
    shop.office.nameFlock({
      ...{ flock: FLOCK, name: "", pulletsUntil },
      before: { name: "", pulletsUntil: from },
    });
  const forSale = async () => {
    const { pullet, small, large } = await forSaleIn(shop.records, shop.now);
    return [pullet, small, large];
  };
  await nameFlock("", TODAY);
  const count = await logOf(shop, { small: 20, large: 5 });
  expect(await forSale()).toEqual([20, 150, 5]);
  await nameFlock(TODAY, "2026-06-19");
  const later = await correct(shop, count, { small: 20, large: 6 });
  expect(await forSale()).toEqual([0, 170, 6]);
  await nameFlock("2026-06-19", TODAY);
  await correct(shop, later, { small: 18, large: 6 });
  expect(await forSale()).toEqual([18, 150, 6]);
  await expectTheBookToAddUp(shop);
});

test("a count of which all eggs were kept has those on sale that aren't kept after all", async () => {
  const shop = await withOpenBook(0);
  const counted = { flock: FLOCK, date: TODAY, counts: typedCounts({ large: 6 }) } as const;
  const keeping = (eggs: string) => ({ size: "large", eggs }) as const;
  const logged = await shop.office.logCount({
    ...{ ...counted, id: "COUNT", cracked: "0" },
    kept: keeping("6"),
  });
  if (!logged.ok) throw new Error(logged.refusal.kind);
  await shop.office.updateEggs({ ...counted, before: logged.value, kept: keeping("2") });
  expect(await shop.eggs()).toBe(4);
  await expectTheBookToAddUp(shop);
});

const onDay = async (shop: ShopWithBook, before: EggEntry, date: string): Promise<EggEntry> => {
  const edit = { flock: FLOCK, date, counts: typedCounts({ large: 24 }) } as const;
  const saved = await shop.office.updateEggs({ ...edit, before });
  if (!saved.ok) throw new Error(saved.refusal.kind);
  return saved.value;
};

test.each(["open", "closed"])(
  "a count whose day is corrected in an %s book dates its lot, and no box too late",
  async (state) => {
    const { shop, count } = await withPackedCount(0);
    const [order] = await shop.records.orders.toHandOver();
    const boxes = async () => (await shop.order(order?.id ?? "")).bestBefore;
    expect(await boxes()).toEqual({ large: "2026-07-18" });
    if (state === "closed") await shop.office.closeBook();
    const earlier = await onDay(shop, count, "2026-06-18");
    expect(await boxes()).toEqual({ large: "2026-07-16" });
    expect((await shop.office.getLot(`${count.id}-large`))?.lot.laid).toBe("2026-06-18");
    await onDay(shop, earlier, "2026-06-19");
    expect(await boxes()).toEqual({ large: "2026-07-16" });
  },
);

test("a count before a new opening takes its eggs off sale when its day proves too long ago", async () => {
  const shop = await withOpenBook(0);
  const count = await logOf(shop, { large: 24 });
  await shop.office.closeBook();
  await reopen(shop, 24);
  const earlier = await onDay(shop, count, "2026-05-29");
  expect(await shop.eggs()).toBe(0);
  await onDay(shop, earlier, TODAY);
  expect(await shop.eggs()).toBe(24);
  await expectTheBookToAddUp(shop);
});
