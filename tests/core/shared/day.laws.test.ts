import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { addDays, addHours } from "#core/shared/calendar.ts";
import { dayOf, instantOf, isDay } from "#core/shared/day.ts";
import { todayAt, todayOf, yearOf } from "#core/shared/today.ts";
import { firstWeekdayFrom, mondayOf, type Weekday, weekdayOf } from "#core/shared/week.ts";

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test("addDays there and back is the same day", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
      expect(addDays(addDays(day, n), -n)).toBe(day);
    }),
  );
});

const weekdays = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });

test("firstWeekdayFrom is the first of the days of the week, not before the day", () => {
  fc.assert(
    fc.property(days, weekdays, (day, wanted) => {
      const found = firstWeekdayFrom(day, wanted);
      expect(wanted).toContain(weekdayOf(found));
      expect(found >= day && found < addDays(day, 7)).toBe(true);
      for (let before = day; before < found; before = addDays(before, 1))
        expect(wanted).not.toContain(weekdayOf(before));
    }),
  );
});

test("firstWeekdayFrom is the day itself where no day of the week is named", () => {
  expect(firstWeekdayFrom("2026-11-24", [])).toBe("2026-11-24");
});

test("mondayOf is the Monday that begins the week", () => {
  fc.assert(
    fc.property(days, (day) => {
      const monday = mondayOf(day);
      expect(weekdayOf(monday)).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
    }),
  );
});

test.each([2000, 2023, 2024, 2100])(
  "addDays goes through the days of %d as in the calendar",
  (year) => {
    const numbers = Array.from({ length: 40 }, (_, n) => String(n).padStart(2, "0"));
    const texts = numbers.flatMap((month) => numbers.map((day) => `${year}-${month}-${day}`));
    const isLeap = year % 4 === 0 && year !== 2100;
    expect(texts.filter(isDay)).toHaveLength(isLeap ? 366 : 365);
    expect(isDay(`${year}-02-29`)).toBe(isLeap);
    expect(isDay(`${year}-04-31`)).toBe(false);
  },
);

test.each([
  ["1969-12-28", 0],
  ["1969-12-31", 3],
  ["1970-01-01", 4],
  ["2026-06-20", 6],
])("weekdayOf %s is %d", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  ["2026-06-20T22:59:59Z", "2026-06-20"],
  ["2026-06-20T23:00:00Z", "2026-06-21"],
  ["2026-12-20T23:59:59Z", "2026-12-20"],
  ["2026-06-20", "2026-06-20"],
  ["2026-02-30", null],
  ["2026-02-30T10:00:00Z", null],
  ["2026-06-20 or so", null],
  ["2026-06-20T24:00:00Z", "2026-06-21"],
  ["2026-06-20T20:00:00-06:00", "2026-06-21"],
  ["order 5", null],
  ["yesterday", null],
  ["", null],
])("dayOf %j in London is %s", (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ["1970-01-02T01:00:00+01:00", 86_400_000],
  ["1970-01-02", 86_400_000],
  ["order 5", null],
  ["5", null],
  ["2026-02-30T10:00:00Z", null],
  ["2026-06-20 or so", null],
  ["yesterday", null],
  ["", null],
])("instantOf %j is %s", (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

const instants = fc.date({
  min: new Date("1970-01-01T00:00:00Z"),
  max: new Date("2079-12-31T23:59:59Z"),
  noInvalidDate: true,
});

const everyInstant = fc.date({
  min: new Date("1000-01-01T00:00:00Z"),
  max: new Date("9999-12-31T00:00:00Z"),
  noInvalidDate: true,
});

test("dayOf an instant is what a calendar in London says, also of long ago", () => {
  const calendar = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    dateStyle: "short",
  });
  const written = (instant: Date) => calendar.format(instant).split("/").reverse().join("-");
  fc.assert(
    fc.property(fc.oneof(instants, everyInstant), fc.integer({ min: 0, max: 23 }), (date, hour) => {
      const instant = new Date(date);
      instant.setUTCHours(hour);
      expect(dayOf(instant.toISOString())).toBe(written(instant));
    }),
    { numRuns: 1_000 },
  );
});

test("dayOf the last hour of each day from 1995 to 2027 is what a calendar in London says", () => {
  const calendar = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    dateStyle: "short",
  });
  const last = Date.UTC(2027, 11, 31);
  for (let day = Date.UTC(1995, 0, 1); day <= last; day += 86_400_000)
    for (const minutes of [22 * 60, 23 * 60 - 1, 23 * 60, 24 * 60 - 1, 24 * 60]) {
      const instant = new Date(day + minutes * 60_000);
      const said = calendar.format(instant).split("/").reverse().join("-");
      if (dayOf(instant.toISOString()) !== said) expect.fail(instant.toISOString());
    }
});

test("instantOf is exact to the millisecond, and a day is its midnight in UTC", () => {
  fc.assert(
    fc.property(instants, days, (instant, day) => {
      expect(instantOf(instant.toISOString())).toBe(instant.getTime());
      expect(instantOf(day)).toBe(instantOf(`${day}T00:00:00.000Z`));
    }),
  );
});

test("addHours adds as many hours whatever the clocks do, and there and back is the same", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -9000, max: 9000 }), (instant, hours) => {
      const before = instant.toISOString();
      const after = addHours(before, hours);
      expect(Date.parse(after) - instant.getTime()).toBe(hours * 3_600_000);
      expect(addHours(after, -hours)).toBe(before);
    }),
  );
});

test("dayOf and instantOf are null for the same texts", () => {
  const texts = fc.oneof(
    fc.string(),
    days,
    instants.map((instant) => instant.toISOString()),
    fc.tuple(fc.constantFrom("order", "June", "+", "20"), fc.nat()).map((parts) => parts.join(" ")),
    fc.tuple(days, fc.string()).map((parts) => parts.join("T")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(instantOf(text) === null).toBe(dayOf(text) === null);
    }),
  );
});

test("todayOf is the day in London at the clock's instant", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const now = instant.toISOString();
      expect(todayAt(now)).toBe(dayOf(now));
      expect(todayOf({ now: () => now })).toBe(todayAt(now));
    }),
  );
  expect(todayAt("2026-06-20T23:00:00Z")).toBe("2026-06-21");
});

test("yearOf is that of the day, around New Year too", () => {
  const newYears = fc
    .tuple(fc.integer({ min: 1973, max: 2100 }), fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([year, passed]) => new Date(Date.UTC(year, 0) + passed));
  fc.assert(
    fc.property(fc.oneof(instants, newYears), (instant) => {
      const clock = { now: () => instant.toISOString() };
      expect(yearOf(clock)).toBe(todayOf(clock).slice(0, 4));
    }),
  );
});

test("todayOf throws where the clock has no time", () => {
  expect(() => todayAt("noon")).toThrow("The clock tells no time: noon");
});

test("dayOf doesn't depend on the order in which a locale prints the day", () => {
  const printing: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(printing, "format", "get").mockReturnValue(() => "06/21/2026");
  expect(dayOf("2026-06-20T23:00:00Z")).toBe("2026-06-21");
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "20260101"])("isDay refuses %j", (text) => {
  expect(isDay(text)).toBe(false);
});
