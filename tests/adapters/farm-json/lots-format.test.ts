import { expect, test } from "vitest";
import { lotsFormat, lotsToJson } from "#adapters/farm-json/lots-format.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { aLot } from "#tests/support/records.ts";

const LARGE = aLot({ left: 12 });
const SMALL = aLot({ id: "A-small", category: "small", eggs: 7, left: 0 });
const NEXT_DAY = aLot({ id: "B-large", laid: "2026-06-21" });

const SUM = { week: "2026-06-15", category: "large", eggs: 60 } as const;

const STORED = {
  lots: [
    {
      id: "A",
      at: LARGE.at,
      from: "count",
      flock: "1",
      laid: "2026-06-20",
      eggs: { large: 60, small: 7 },
      left: { large: 12 },
    },
    {
      id: "B",
      at: LARGE.at,
      from: "count",
      flock: "1",
      laid: "2026-06-21",
      eggs: { large: 60 },
      left: { large: 60 },
    },
  ],
  weeks: { "2026-06-15": { large: { count: 60, packed: -6 } } },
};

const read = (stored: unknown) => lotsFormat.read(stored);

test("lots of one count stand together, and sums by week and category", () => {
  const weeks = [
    { ...SUM, kind: "count" },
    { ...SUM, kind: "packed", eggs: -6 },
  ] as const;
  expect(lotsToJson({ lots: [LARGE, NEXT_DAY, SMALL], weeks })).toEqual(STORED);
  const value = read(STORED)?.value;
  expect(value?.weeks).toEqual(weeks);
  const byId = (a: Lot, b: Lot) => (a.id < b.id ? -1 : 1);
  expect(value?.lots.toSorted(byId)).toEqual([LARGE, SMALL, NEXT_DAY]);
});

test.each([
  ["more left than came in", { left: { large: 61 } }],
  ["eggs left of a category that never came in", { left: { pullet: 1 } }],
  ["a category that the shop doesn't sell", { eggs: { large: 60, goose: 3 } }],
  ["fewer eggs left than none", { left: { large: -1 } }],
  ["half an egg", { eggs: { large: 1.5 }, left: {} }],
  ["a day that isn't one", { laid: "2026-02-30" }],
  ["no id", { id: "" }],
  ["a source that lots don't come from", { from: "shop" }],
])("a count with %s is left out, and the others stay", (_flaw, change) => {
  const [first, second] = STORED.lots;
  const reading = read({ ...STORED, lots: [{ ...first, ...change }, second] });
  expect(reading).toMatchObject({ value: { lots: [NEXT_DAY] }, skipped: 1 });
});

test.each([
  ["a way that eggs don't go", { eaten: 3 }],
  ["half an egg", { count: 1.5 }],
])("a week with %s is left out, and the others stay", (_flaw, large) => {
  const weeks = { ...STORED.weeks, "2026-06-22": { large } };
  const reading = read({ ...STORED, weeks });
  expect(reading).toMatchObject({ stored: { weeks: STORED.weeks }, skipped: 1 });
});

test("a count without a flock is of an unknown one", () => {
  const [{ flock: _flock, ...first } = { flock: "" }] = STORED.lots;
  expect(read({ lots: [first] })?.value.lots.map(({ flock }) => flock)).toEqual(["", ""]);
});

test("lots of one source that were booked at different instants stay as they were", () => {
  const later = { ...SMALL, at: "2026-06-21T09:00:00.000Z" };
  const stored = lotsToJson({ lots: [LARGE, later], weeks: [] });
  expect(read(stored)?.value.lots).toEqual([LARGE, later]);
});

test("sums of several categories of a week are kept side by side", () => {
  const weeks = [
    { ...SUM, category: "small", kind: "count" },
    { ...SUM, kind: "count" },
  ] as const;
  expect(read(lotsToJson({ lots: [], weeks }))?.value.weeks).toEqual(weeks);
});

test("a lot whose id doesn't name its category is refused rather than stored under another", () => {
  expect(() => lotsToJson({ lots: [aLot({ id: "A" })], weeks: [] })).toThrow("A");
});
