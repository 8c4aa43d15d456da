import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aLot, aMove } from "#tests/support/records.ts";

const DAYS = { first: "2026-06-15", last: "2026-06-21" };
const BEFORE = "2026-06-10T10:00:00.000Z";

const COUNTS = { small: 0, medium: 0, large: 84, extraLarge: 0, doubleYolkers: 0 };

test("getEggBalance counts laid, cracked and kept eggs of the days", async () => {
  const { records, app } = aShop();
  const note = { cracked: 3, kept: { size: "large", eggs: 6 }, at: "", isDeleted: false } as const;
  await records.flocks.addEggs("1", { id: "C", date: "2026-06-20", counts: COUNTS });
  await records.care.noteCount("1", "C", note);
  await records.flocks.addEggs("2", { id: "D", date: "2026-06-14", counts: COUNTS });
  await records.care.noteCount("2", "D", note);
  expect(await app.shop.office.getEggBalance(DAYS)).toMatchObject({
    laid: 84,
    cracked: 3,
    kept: 6,
  });
});

test("getBookEntries adds up what came and went of each lot in each way, on those days alone", async () => {
  const { records, app } = aShop();
  await records.lots.save([
    aLot({ id: "OLD", at: BEFORE, laid: "2026-06-10", flock: "2" }),
    aLot({ id: "NEW" }),
  ]);
  await records.moves.addAll([
    aMove({ id: "1", lot: "OLD", eggs: 6 }),
    aMove({ id: "2", lot: "OLD", eggs: 12 }),
    aMove({ id: "3", lot: "OLD", eggs: 1, kind: "broken" }),
    aMove({ id: "4", lot: "OLD", eggs: 9, at: BEFORE }),
  ]);
  const old = { lot: "OLD", day: "2026-06-10", flock: "2", category: "large" };
  expect(await app.shop.office.getBookEntries(DAYS)).toEqual([
    { ...old, kind: "packed", eggs: 18 },
    { ...old, kind: "broken", eggs: 1 },
    { lot: "NEW", day: "2026-06-20", flock: "1", category: "large", kind: "count", eggs: 60 },
  ]);
});

test("getBookEntries has no entry of a count that brought no eggs", async () => {
  const { records, app } = aShop();
  await records.lots.save([aLot({ id: "DELETED", eggs: 0, left: 0 })]);
  expect(await app.shop.office.getBookEntries(DAYS)).toEqual([]);
});

test("getBookEntries has one entry a week, kind and way of lots that are kept as sums", async () => {
  const { records, app } = aShop();
  const sum = { week: "2026-06-15", category: "large", kind: "packed", eggs: 40 } as const;
  await records.lots.save([aLot({ id: "F", left: 0 })]);
  await records.lots.remove(["F"]);
  await records.lots.addSums([sum, { ...sum, week: "2026-06-08" }]);
  expect(await app.shop.office.getBookEntries(DAYS)).toEqual([
    { lot: "", day: "2026-06-15", flock: "", category: "large", kind: "packed", eggs: 40 },
  ]);
});
