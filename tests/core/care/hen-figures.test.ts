import { expect, test } from "vitest";
import { henFigures } from "#core/care/hen-figures.ts";
import { addDays } from "#core/shared/calendar.ts";
import { aHenEntry, anEggCount } from "#tests/support/records.ts";

const NO_EGGS = { small: 0, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 };
const NOTHING = { hens: null, layRate: null, died: null, eggsPerHen: null };
const JUNE = { first: "2026-06-01", last: "2026-06-30" };

const laidOn = (date: string, large: number) =>
  anEggCount({ id: date, date, counts: { ...NO_EGGS, large } });

const FLOCK = {
  hens: [
    aHenEntry({ date: "2026-05-20" }),
    aHenEntry({ id: "B", date: "2026-06-16", what: "died", hens: 2 }),
  ],
  counts: {},
};

/** 15 days of 40 eggs by 50 hens, 13 of 38 or 39 by 48 hens, and two days without a count. */
const MONTH = Array.from({ length: 28 }, (_, at) =>
  laidOn(addDays(JUNE.first, at), at < 15 ? 40 : 38 + (at % 2)),
);

test("henFigures of a month that was reckoned by hand", () => {
  // Laid: 15 × 40 + 7 × 39 + 6 × 38 = 1101. Days of hens: 15 × 50 + 13 × 48 = 1374.
  // 1101 / 1374 = 80.13 %; 2 of 50 died; 1101 eggs by 1374 / 28 = 49.07 hens are 22.4 each.
  expect(henFigures(FLOCK, MONTH, JUNE, "2026-07-10")).toEqual({
    hens: 48,
    layRate: 80.1,
    died: 4,
    eggsPerHen: 22.4,
  });
});

test("henFigures counts cracked eggs as laid, and both rounds of a day as one day", () => {
  const eggs = [laidOn("2026-06-01", 30), { ...laidOn("2026-06-01", 8), id: "evening" }];
  const counts = { evening: { cracked: 2, kept: null, at: "", isDeleted: false } };
  const figures = henFigures({ ...FLOCK, counts }, eggs, JUNE, "2026-06-30");
  expect(figures).toMatchObject({ layRate: 80, eggsPerHen: 0.8 });
});

test("henFigures keeps to its period", () => {
  const week = { first: "2026-06-01", last: "2026-06-07" };
  const eggs = [...MONTH, laidOn("2026-05-25", 1)];
  expect(henFigures(FLOCK, eggs, week, "2026-06-07")).toEqual({
    hens: 50,
    layRate: 80,
    died: 0,
    eggsPerHen: 5.6,
  });
  expect(henFigures(FLOCK, eggs, null, "2026-06-30").layRate).toBe(77.4);
});

test("henFigures has nothing without hens or counts, and is never NaN", () => {
  expect(henFigures({ hens: [], counts: {} }, MONTH, null, "2026-06-30")).toEqual(NOTHING);
  expect(henFigures({ hens: [], counts: {} }, [], JUNE, "2026-06-30")).toEqual(NOTHING);
  expect(henFigures(FLOCK, [], JUNE, "2026-06-30")).toEqual({ ...NOTHING, hens: 48, died: 4 });
});

test("henFigures leaves out days that were counted before there were hens", () => {
  const eggs = [laidOn("2026-05-19", 40), laidOn("2026-05-20", 25)];
  expect(henFigures(FLOCK, eggs, null, "2026-06-30")).toMatchObject({
    layRate: 50,
    eggsPerHen: 0.5,
  });
});
