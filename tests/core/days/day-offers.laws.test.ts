import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DayOffer, dayOffers } from "#core/days/day-offers.ts";
import { type PlacesTaken, roomFor } from "#core/days/room-for.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Weekday } from "#core/shared/week.ts";
import {
  type Calendar,
  type OpenDay,
  type OpenHours,
  type WeekException,
  WITHOUT_CAPS,
} from "#core/week/farm-week.ts";

const NOTHING: PlacesTaken = { orders: 0, eggs: 0 };

const weekend = (hours: Partial<OpenHours> = {}): readonly OpenDay[] =>
  ([6, 0] as const).flatMap((weekday) => [
    { weekday, method: "delivery", from: "", to: "", ...WITHOUT_CAPS, ...hours },
    { weekday, method: "collection", from: "10:00", to: "16:00", ...WITHOUT_CAPS, ...hours },
  ]);

const calendar = (own: Partial<Calendar> = {}): Calendar => ({
  week: weekend(),
  exceptions: [],
  horizon: 21,
  ...own,
});

const FRIDAY = "2026-11-27T12:00:00.000Z";

const told = (own: Partial<Calendar>, now = FRIDAY, taken: PlacesTaken = NOTHING) =>
  dayOffers(calendar(own), "delivery", () => taken, now);

const states = (offers: readonly DayOffer[]) => offers.map(({ day, state }) => [day, state]);

const closed = (own: Partial<Extract<WeekException, { kind: "closed" }>> = {}): WeekException => ({
  kind: "closed",
  id: "A",
  first: "2026-11-28",
  last: "2026-11-28",
  method: "both",
  reason: "Boxing Day",
  ...own,
});

const added = (own: Partial<Extract<WeekException, { kind: "added" }>> = {}): WeekException => ({
  kind: "added",
  id: "B",
  day: "2026-12-02",
  method: "delivery",
  from: "",
  to: "",
  ...WITHOUT_CAPS,
  ...own,
});

describe("dayOffers", () => {
  test("has the days of the week up to the horizon, which close at the end of the day before", () => {
    expect(told({ horizon: 9 })).toEqual([
      { day: "2026-11-28", from: "", to: "", closesAt: "2026-11-28T00:00:00.000Z", state: "open" },
      { day: "2026-11-29", from: "", to: "", closesAt: "2026-11-29T00:00:00.000Z", state: "open" },
      { day: "2026-12-05", from: "", to: "", closesAt: "2026-12-05T00:00:00.000Z", state: "open" },
      { day: "2026-12-06", from: "", to: "", closesAt: "2026-12-06T00:00:00.000Z", state: "open" },
    ]);
  });

  test("tells of a day whose cut-off has passed for 24 hours", () => {
    expect(states(told({ horizon: 2 }, "2026-11-28T00:00:00.000Z"))).toEqual([
      ["2026-11-28", "over"],
      ["2026-11-29", "open"],
    ]);
    const early = { week: weekend({ cutOffDays: 3, cutOffTime: "18:00" }), horizon: 2 };
    expect(states(told(early, "2026-11-26T17:59:59.000Z"))).toEqual([["2026-11-28", "over"]]);
    expect(states(told(early, "2026-11-26T18:00:00.000Z"))).toEqual([]);
  });

  test("tells of a closed day with its reason, and of no day that never was open", () => {
    expect(told({ exceptions: [closed({ last: "2026-11-30" })], horizon: 3 })).toMatchObject([
      { day: "2026-11-28", state: "closed", reason: "Boxing Day" },
      { day: "2026-11-29", state: "closed", reason: "Boxing Day" },
    ]);
  });

  test("leaves the other method open where one is closed", () => {
    const own = { exceptions: [closed({ method: "collection" })], horizon: 1 };
    expect(states(told(own))).toEqual([["2026-11-28", "open"]]);
  });

  test("has an added day, and of two exceptions the later one", () => {
    expect(states(told({ exceptions: [added()], horizon: 5 }))).toContainEqual([
      "2026-12-02",
      "open",
    ]);
    const span = closed({ first: "2026-12-01", last: "2026-12-03" });
    expect(states(told({ exceptions: [added(), span], horizon: 5 }))).toContainEqual([
      "2026-12-02",
      "closed",
    ]);
    expect(states(told({ exceptions: [span, added()], horizon: 5 }))).toContainEqual([
      "2026-12-02",
      "open",
    ]);
  });

  test.each([
    [{ orders: 12 }, { orders: 6, eggs: 0 }, { state: "open" }],
    [{ orders: 12 }, { orders: 7, eggs: 0 }, { state: "open", places: 5 }],
    [{ orders: 12 }, { orders: 12, eggs: 0 }, { state: "full" }],
    [{ orders: 12 }, { orders: 13, eggs: 0 }, { state: "full" }],
    [{ eggs: 200 }, { orders: 3, eggs: 140 }, { state: "open" }],
    [{ eggs: 200 }, { orders: 3, eggs: 141 }, { state: "open", eggs: 59 }],
    [{ eggs: 200 }, { orders: 3, eggs: 194 }, { state: "open", eggs: 6 }],
    [{ eggs: 200 }, { orders: 3, eggs: 195 }, { state: "full" }],
  ])("of a day with caps %j of which %j is taken tells %j", (caps, taken, tells) => {
    const [first] = told({ week: weekend(caps), horizon: 1 }, FRIDAY, taken);
    const { day: _day, from: _from, to: _to, closesAt: _closesAt, ...rest } = first ?? {};
    expect(rest).toEqual(tells);
  });
});

const methods = fc.constantFrom("delivery", "collection");
const hours = fc.record({
  from: fc.constant(""),
  to: fc.constantFrom("", "16:00"),
  cutOffDays: fc.nat(7),
  cutOffTime: fc.constantFrom("00:00", "01:30", "18:00", "24:00"),
  orders: fc.option(fc.integer({ min: 1, max: 3 })),
  eggs: fc.option(fc.integer({ min: 6, max: 30 })),
});
const someDay = fc.nat(2_400).map((later) => addDays("2024-01-01", later));
const week = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), methods, hours)
    .map(([weekday, method, own]): OpenDay => ({ weekday: weekday as Weekday, method, ...own })),
  { selector: ({ weekday, method }) => `${weekday} ${method}`, maxLength: 14 },
);
const exceptionsFrom = (first: string) =>
  fc.array(
    fc.oneof(
      fc
        .tuple(fc.nat(30), fc.nat(5), fc.constantFrom("both", "delivery", "collection"))
        .map(([from, long, method]) =>
          closed({ first: addDays(first, from), last: addDays(first, from + long), method }),
        ),
      fc
        .tuple(fc.nat(30), methods, hours)
        .map(([later, method, own]) => added({ day: addDays(first, later), method, ...own })),
    ),
    { maxLength: 6 },
  );

test("dayOffers has a day open exactly where there is room for the fewest eggs", () => {
  fc.assert(
    fc.property(
      someDay.chain((first) =>
        fc.tuple(fc.constant(first), week, exceptionsFrom(first), fc.integer({ min: 1, max: 60 })),
      ),
      methods,
      fc.nat(86_399),
      fc.nat(70),
      fc.record({ orders: fc.nat(3), eggs: fc.nat(30) }),
      ([first, own, exceptions, horizon], method, second, later, taken) => {
        const now = new Date(Date.parse(`${first}T00:00:00Z`) + second * 1_000).toISOString();
        const all: Calendar = { week: own, exceptions, horizon };
        const day = addDays(first, later - 3);
        const listed = dayOffers(all, method, () => taken, now).filter(
          (offer) => offer.state === "open",
        );
        const least = { method, eggs: 6 };
        const no = roomFor({ calendar: all, taken: () => taken }, least, day, {
          by: "customer",
          now,
        });
        expect(listed.some((one) => one.day === day)).toBe(no === null);
      },
    ),
  );
});
