import { expect, test } from "vitest";
import { weekSumsOf } from "#core/ledger/week-sum.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { aLot, aMove } from "#tests/support/records.ts";

const NEXT_WEEK = "2026-06-23T10:00:00.000Z";
const A_DAY = 24 * 60;

test("weekSumsOf counts what came back against what took it out, in the week of its return", () => {
  const lots = [aLot({ left: 0 })];
  const moves = [
    aMove({ id: "1", eggs: 30, order: "O" }),
    aMove({ id: "2", eggs: 12, kind: "gate", order: "G" }),
    aMove({ id: "3", eggs: 6, kind: "given" }),
    aMove({ id: "4", eggs: 6, kind: "undone", undoes: "3" }),
    aMove({ id: "5", eggs: 30, kind: "unpacked", order: "O", at: NEXT_WEEK }),
    aMove({ id: "6", eggs: 12, kind: "unpacked", order: "G", at: NEXT_WEEK }),
    aMove({ id: "7", eggs: 60, kind: "old", at: NEXT_WEEK }),
  ];
  const [week, next] = ["2026-06-15", "2026-06-22"];
  expect(weekSumsOf(lots, moves)).toEqual([
    { week, category: "large", kind: "count", eggs: 60 },
    { week, category: "large", kind: "packed", eggs: 30 },
    { week, category: "large", kind: "gate", eggs: 12 },
    { week: next, category: "large", kind: "packed", eggs: -30 },
    { week: next, category: "large", kind: "gate", eggs: -12 },
    { week: next, category: "large", kind: "old", eggs: 60 },
  ]);
});

test("weekSumsOf leaves out moves of other lots", () => {
  const sums = weekSumsOf([aLot({ left: 0 })], [aMove({ lot: "B-large" })]);
  expect(sums.map(({ kind }) => kind)).toEqual(["count"]);
});

const WEEK = { first: "2026-06-15", last: "2026-06-21" };

test("lots that are long finished become sums, and the week's eggs stay the same", async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  const given = { category: "large", kind: "given" } as const;
  const undone = await shop.office.takeEggs({ ...given, id: "T", eggs: 6 });
  await shop.office.undoMoves(undone.ok ? undone.value.undo : []);
  await shop.office.takeEggs({ ...given, id: "U", eggs: 60 });
  const before = await shop.office.getEggBalance(WEEK);
  expect(before).toMatchObject({ opening: 60, given: 60, found: 0, atEnd: 0 });
  shop.wait(198 * A_DAY);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.records.lots.weekSumsFrom("")).toEqual([]);
  shop.wait(A_DAY);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.records.lots.weekSumsFrom("")).toHaveLength(2);
  expect(await shop.records.moves.last(9)).toEqual([]);
  expect(await shop.office.getEggBalance(WEEK)).toEqual(before);
});

test("eggs that stay on the shelf leave it after 200 days as too old", async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  shop.wait(198 * A_DAY);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.records.lots.open()).toMatchObject([{ left: 60 }]);
  shop.wait(A_DAY);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.records.lots.open()).toEqual([]);
  expect(await shop.records.moves.last(9)).toMatchObject([{ kind: "old", eggs: 60 }]);
  await expectTheBookToAddUp(shop);
});

test("in one browser, where no job runs, old lots are folded when eggs are counted", async () => {
  const time = { now: NOON };
  const { app, records } = aShop({ clock: { now: () => time.now } });
  const { office } = app.shop;
  const laid = "2026-06-18";
  await office.openBook({ shelf: { large: { eggs: 60, laid }, small: { eggs: 6, laid } } });
  await office.takeEggs({ id: "T", category: "large", eggs: 60, kind: "given" });
  const before = await office.getEggBalance(WEEK);
  time.now = addMinutes(NOON, 199 * A_DAY);
  await office.logEggs({ flock: "1", date: "2027-01-05", counts: typedCounts({ large: 12 }) });
  expect(await records.lots.weekSumsFrom("")).toHaveLength(2);
  expect(await records.moves.last(9)).toMatchObject([{ kind: "old", eggs: 6 }]);
  expect((await office.getEggBook()).kinds.large).toMatchObject({ forSale: 12, shelf: 12 });
  expect(await office.getEggBalance(WEEK)).toEqual(before);
});
