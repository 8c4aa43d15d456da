import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import {
  TODAY,
  typedCounts,
  WORMER,
  withClosedBook,
  withOpenBook,
} from "#tests/support/an-egg-book.ts";

/** Its eggs of 10 June to 3 July are withheld. */
const MEDICINE = { ...WORMER, first: "2026-06-10", last: "2026-06-23", days: "10" };

const EARLY = "2026-06-09";
const COVERED = "2026-06-16";

const openedWith = async (laid: string, flock?: "1" | "2") => {
  const shop = withClosedBook();
  await shop.office.addMedicine(MEDICINE);
  await shop.office.openBook({ shelf: { large: { eggs: 60, laid, ...(flock && { flock }) } } });
  return shop;
};

test.each([
  ["of no flock", COVERED, undefined, 0],
  ["of the flock that was treated", COVERED, "1", 0],
  ["of another flock", COVERED, "2", 60],
  ["of no flock, laid before the medicine", EARLY, undefined, 60],
] as const)("openBook puts eggs %s on sale as far as they may be", async (_of, laid, flock, is) => {
  const shop = await openedWith(laid, flock);
  expect(await shop.eggs()).toBe(is);
  const until = "2026-07-03";
  expect((await shop.large()).lots).toMatchObject([
    {
      flock: flock ?? "",
      isWithheld: is === 0,
      withheldBy: is === 0 ? { flock: "1", medicine: "Wormer", until } : null,
    },
  ]);
  await expectTheBookToAddUp(shop);
});

test("eggs of no flock are withheld as long as the last medicine that may be theirs lasts", async () => {
  const shop = await openedWith(COVERED);
  await shop.office.addMedicine({ ...MEDICINE, flock: "2", medicine: "Drops", days: "20" });
  const drops = { flock: "2", medicine: "Drops", until: "2026-07-13" };
  expect((await shop.large()).lots).toMatchObject([{ withheldBy: drops }]);
  const [lot] = (await shop.large()).lots;
  expect((await shop.office.getLot(lot?.id ?? ""))?.lot).toMatchObject({ withheldBy: drops });
});

test.each([
  ["nobody knows of which flock", undefined, 0],
  ["are of another flock", "2", 12],
] as const)("countShelf finds eggs that %s, while a flock has medicine", async (_of, flock, is) => {
  const shop = await withOpenBook(0);
  await shop.office.addMedicine(MEDICINE);
  const found = { category: "large", eggs: 12, laid: COVERED, seen: { shelf: 0, promised: 0 } };
  const counted = await shop.office.countShelf([{ ...found, category: "large", flock }]);
  expect(counted).toMatchObject({ ok: true, value: { found: 12 } });
  expect(await shop.eggs()).toBe(is);
  await expectTheBookToAddUp(shop);
});

test("eggs that are packed anyway are booked to the flock that is named", async () => {
  const shop = await withOpenBook(12);
  const id = await shop.buy();
  await shop.office.addMedicine({ ...MEDICINE, last: "2026-06-12" });
  const ready = { id, status: "Ready", laid: COVERED } as const;
  expect(await shop.eggs()).toBe(0);
  expect(await shop.office.setOrderStatus(ready)).toMatchObject({
    refusal: { kind: "eggs-short", short: 12 },
  });
  expect((await shop.large()).lots).toHaveLength(1);
  expect(await shop.office.setOrderStatus({ ...ready, flock: "2" })).toMatchObject({ ok: true });
  expect((await shop.moves()).toSorted()).toEqual(["found 12", "packed 12"]);
  await expectTheBookToAddUp(shop);
});

test("a half that is handed over anyway is booked to the flock that is named", async () => {
  const shop = await withOpenBook(12);
  const id = await shop.buy();
  await shop.office.addMedicine({ ...MEDICINE, last: "2026-06-12" });
  const handed = { id, method: "delivery", isDone: true, laid: COVERED, flock: "2" } as const;
  expect(await shop.office.handOver(handed)).toMatchObject({ ok: true });
  expect(await shop.office.getUnfitOrders()).toEqual([]);
});

test("a medicine that is entered late names packed orders with eggs of no flock", async () => {
  const shop = await withOpenBook(24);
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.addMedicine(MEDICINE);
  expect(await shop.eggs()).toBe(0);
  const eggs = { laid: "2026-06-15", flock: "1", isOfNoFlock: true, eggs: 12, until: "2026-07-03" };
  expect(await shop.office.getUnfitOrders()).toMatchObject([{ order: { id }, withheld: [eggs] }]);
});

test("getOrdersWithEggs names orders with eggs of no flock apart from those of the flock", async () => {
  const shop = await withOpenBook(12);
  await shop.log(12);
  const [first, second] = [await shop.buy(), await shop.buy()];
  for (const id of [first, second]) await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.addMedicine(MEDICINE);
  const told = (await shop.office.getOrdersWithEggs("1")).map(({ isOfNoFlock, orders }) => [
    isOfNoFlock,
    orders.map(({ order }) => order.id),
  ]);
  expect(told).toEqual([
    [false, [second]],
    [true, [first]],
  ]);
  expect(await shop.office.getOrdersWithEggs("2")).toEqual([]);
});

test("a late count is what a count of the shelf found before, though that was withheld", async () => {
  const shop = await withOpenBook(0);
  await shop.log(60, "2026-06-12", "2");
  await shop.office.addMedicine(MEDICINE);
  shop.wait(60);
  const at = shop.now();
  shop.wait(60);
  expect(await shop.countShelf(90)).toMatchObject({ ok: true, value: { found: 30 } });
  expect((await shop.large()).shelf).toBe(60);
  const kept = { size: "large", eggs: "" } as const;
  const counts = typedCounts({ large: 30 });
  await shop.office.logCount({
    id: "late",
    flock: "2",
    date: TODAY,
    at,
    counts,
    cracked: "",
    kept,
  });
  expect((await shop.large()).shelf).toBe(90);
  expect(await shop.moves()).toEqual([]);
  await expectTheBookToAddUp(shop);
});
