import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, timeAt, whenClockShows } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";

const days = fc.integer({ min: 0, max: 2_500 }).map((later) => addDays("2024-01-01", later));

const times = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("the farm's clock shows at whenClockShows what was asked, except the hour that it skips", () => {
  fc.assert(
    fc.property(days, times, (day, time) => {
      const at = whenClockShows(day, time);
      const isSkipped = time.startsWith("01:") && timeAt(at) === "02:00";
      expect([dayOf(at), timeAt(at)]).toEqual([day, isSkipped ? "02:00" : time]);
    }),
  );
});

test.each([
  ["2026-11-28", "18:00", "2026-11-28T18:00:00.000Z"],
  ["2026-06-20", "18:00", "2026-06-20T17:00:00.000Z"],
  ["2026-06-20", "00:00", "2026-06-19T23:00:00.000Z"],
  ["2026-06-20", "24:00", "2026-06-20T23:00:00.000Z"],
  ["2026-11-27", "24:00", "2026-11-28T00:00:00.000Z"],
  // The clocks skip it.
  ["2027-03-28", "01:30", "2027-03-28T01:00:00.000Z"],
  ["2027-03-28", "02:00", "2027-03-28T01:00:00.000Z"],
  // They show it twice.
  ["2027-10-31", "01:30", "2027-10-31T01:30:00.000Z"],
  ["2027-10-31", "00:30", "2027-10-30T23:30:00.000Z"],
  ["2027-10-31", "02:00", "2027-10-31T02:00:00.000Z"],
])("whenClockShows of %s, %s is %s", (day, time, instant) => {
  expect(whenClockShows(day, time)).toBe(instant);
});
