import fc from "fast-check";
import { expect, test } from "vitest";
import { missedDays } from "#core/care/missed-days.ts";
import { addDays } from "#core/shared/calendar.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aHenEntry, aMedicine, anEggCount } from "#tests/support/records.ts";

const TODAY = "2026-06-20";
const EVENING = "2026-06-20T19:00:00.000Z";
const BEFORE_EIGHT = "2026-06-20T18:59:59.000Z";

const NO_EGGS = { small: 0, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 };
const laidOn = (date: string, large: number, id = date) =>
  anEggCount({ id, date, counts: { ...NO_EGGS, large } });

test("getCountSheet tells of each flock what is needed to count a day", async () => {
  const { app, records } = aShop();
  await records.care.saveName("1", { name: "The Reds", pulletsUntil: "2026-06-19" });
  await records.care.addMedicine("1", aMedicine({ last: "2026-06-14" }));
  for (const entry of [
    laidOn("2026-06-17", 20),
    laidOn("2026-06-17", 1, "round"),
    laidOn(TODAY, 7),
  ])
    await records.flocks.addEggs("1", entry);
  const at = "2026-06-20T07:12:00.000Z";
  await records.care.noteCount("1", TODAY, { cracked: 0, kept: null, at, isDeleted: false });
  const sheet = await app.shop.office.getCountSheet(TODAY);
  expect(sheet).toMatchObject({ day: TODAY, today: TODAY });
  expect(sheet.flocks[0]).toEqual({
    flock: "1",
    name: "The Reds",
    isInUse: true,
    last: { date: "2026-06-17", counts: { ...NO_EGGS, large: 21 } },
    entries: [{ ...laidOn(TODAY, 7), at }],
    missed: ["2026-06-19", "2026-06-18"],
    isPullets: false,
    withheld: { medicine: aMedicine({ last: "2026-06-14" }), until: "2026-06-21" },
  });
  const before = await app.shop.office.getCountSheet("2026-06-17");
  expect(before.flocks[0]).toMatchObject({ last: null, isPullets: true });
  expect(before.flocks[0]?.entries.map(({ at: time }) => time)).toEqual(["", ""]);
  expect(sheet.flocks[1]).toMatchObject({ isInUse: false, last: null, missed: [] });
});

test("getCountSheet takes a flock for in use that has hens, or was counted within 30 days", async () => {
  const { app, records } = aShop();
  await records.care.addHens("1", aHenEntry());
  await records.care.addHens("2", aHenEntry());
  await records.care.addHens("2", aHenEntry({ id: "B", what: "out" }));
  await records.flocks.addEggs("3", laidOn("2026-05-22", 1));
  await records.flocks.addEggs("4", laidOn("2026-05-21", 1));
  const { flocks } = await app.shop.office.getCountSheet(TODAY);
  expect(flocks.map(({ isInUse }) => isInUse)).toEqual([true, false, true, false, false]);
  expect(flocks.map(({ missed }) => missed.length)).toEqual([0, 0, 27, 0, 0]);
});

test("missedDays counts today from eight in the evening at the farm", () => {
  expect(missedDays(new Set(), TODAY, BEFORE_EIGHT)).toEqual([]);
  expect(missedDays(new Set(), TODAY, EVENING)).toEqual([TODAY]);
  expect(missedDays(new Set([TODAY]), TODAY, EVENING)).toEqual([]);
  expect(missedDays(new Set(), null, EVENING)).toEqual([]);
});

test("each of the last 28 days since the first count either has one or is missed", () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), fc.array(fc.nat({ max: 40 })), (age, counted) => {
      const first = addDays(TODAY, -age);
      const days = new Set([first, ...counted.map((back) => addDays(TODAY, -back))]);
      const missed = missedDays(days, first, EVENING);
      for (let back = 0; back < 28; back += 1) {
        const day = addDays(TODAY, -back);
        expect(missed.includes(day)).toBe(day >= first && !days.has(day));
      }
    }),
  );
});
