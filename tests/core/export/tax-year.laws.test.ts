import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spanFault, taxYearBefore, taxYearOf } from "#core/export/tax-year.ts";
import { addDays } from "#core/shared/calendar.ts";

const days = fc
  .date({ min: new Date("1971-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a day is in its tax year, which begins on 6 April and ends on the 5th", () => {
  fc.assert(
    fc.property(days, (day) => {
      const { first, last } = taxYearOf(day);
      expect(first <= day && day <= last).toBe(true);
      expect([first.slice(5), last.slice(5)]).toEqual(["04-06", "04-05"]);
      expect(Number(last.slice(0, 4)) - Number(first.slice(0, 4))).toBe(1);
    }),
  );
});

test("a year of old is written with four figures too", () => {
  expect(taxYearOf("0999-05-01")).toEqual({ first: "0999-04-06", last: "1000-04-05" });
});

test("the tax years follow each other without a day between them or in both", () => {
  fc.assert(
    fc.property(days, (day) => {
      const [year, before] = [taxYearOf(day), taxYearBefore(day)];
      expect(addDays(before.last, 1)).toBe(year.first);
      expect(taxYearOf(before.last)).toEqual(before);
      expect(taxYearOf(year.last)).toEqual(year);
    }),
  );
});

test.each([
  ["2026-04-05", "2025-04-06", "2026-04-05"],
  ["2026-04-06", "2026-04-06", "2027-04-05"],
  ["2026-12-31", "2026-04-06", "2027-04-05"],
  ["2027-01-01", "2026-04-06", "2027-04-05"],
])("%s is in the tax year from %s to %s", (day, first, last) => {
  expect(taxYearOf(day)).toEqual({ first, last });
});

describe("a span", () => {
  test.each([
    ["2026-04-06", "2026-04-06", null],
    ["2026-04-06", "2026-04-07", null],
    ["2026-04-07", "2026-04-06", "backwards"],
    ["", "2026-04-06", "no-day"],
    ["2026-04-06", "2026-02-30", "no-day"],
  ])("from %j to %j has the fault %j", (first, last, fault) => {
    expect(spanFault({ first, last })).toBe(fault);
  });
});
