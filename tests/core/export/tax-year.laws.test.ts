import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spanFault, taxYearBefore, taxYearOf } from "#core/export/tax-year.ts";
import { addDays } from "#core/shared/calendar.ts";

const days = fc
  .date({ min: new Date("1971-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("taxYearOf a day holds it, and runs from 6 April to 5 April", () => {
  fc.assert(
    fc.property(days, (day) => {
      const { first, last } = taxYearOf(day);
      expect(first <= day && day <= last).toBe(true);
      expect([first.slice(5), last.slice(5)]).toEqual(["04-06", "04-05"]);
      expect(Number(last.slice(0, 4)) - Number(first.slice(0, 4))).toBe(1);
    }),
  );
});

test("taxYearOf writes an early year with four figures", () => {
  expect(taxYearOf("0999-05-01")).toEqual({ first: "0999-04-06", last: "1000-04-05" });
});

test("taxYearBefore ends on the day before the tax year begins", () => {
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
])("taxYearOf %s is from %s to %s", (day, first, last) => {
  expect(taxYearOf(day)).toEqual({ first, last });
});

describe("spanFault", () => {
  test.each([
    ["2026-04-06", "2026-04-06", null],
    ["2026-04-06", "2026-04-07", null],
    ["2026-04-07", "2026-04-06", "backwards"],
    ["", "2026-04-06", "no-day"],
    ["2026-04-06", "2026-02-30", "no-day"],
  ])("from %j to %j is %j", (first, last, fault) => {
    expect(spanFault({ first, last })).toBe(fault);
  });
});
