import fc from "fast-check";
import { expect, test } from "vitest";
import { latestFirst } from "#core/flocks/entries.ts";
import { type Flock, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { historyOf } from "#core/flocks/flock-history.ts";
import { profitAndLoss, totalsOf } from "#core/flocks/flock-pnl.ts";
import { daysOf, entriesIn, PERIODS } from "#core/flocks/period.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { prices } from "#tests/support/arbitraries.ts";

const days = fc
  .integer({ min: 19_000, max: 20_700 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

const count = fc.nat({ max: 300 });

const flocks: fc.Arbitrary<Flock> = fc.record({
  costs: fc.array(
    fc.record({
      id: fc.uuid(),
      date: days,
      type: fc.constant("feed"),
      amount: fc.nat({ max: 1_000_000 }),
      description: fc.constant(""),
    }),
  ),
  eggs: fc.array(
    fc.record({
      id: fc.uuid(),
      date: days,
      counts: fc.record({
        small: count,
        medium: count,
        large: count,
        extraLarge: count,
        doubleYolkers: count,
      }),
    }),
  ),
});

/** The formula of the books in exact fractions: pence × 12, in whole numbers of any size. */
const exactly = (flock: Flock, price: typeof DEFAULT_PRICES) => {
  const revenue = flock.eggs.reduce(
    (sum, { counts }) =>
      LOGGED_SIZES.reduce(
        (inner, size) => inner + BigInt(counts[size]) * BigInt(price[size][12] ?? 0),
        sum,
      ),
    0n,
  );
  const costs = flock.costs.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { revenue, costs };
};

/** Half away from zero, in exact arithmetic. */
const rounded = (twelfths: bigint): number => {
  const size = twelfths < 0n ? -twelfths : twelfths;
  const whole = (2n * size + 12n) / 24n;
  return Number(twelfths < 0n ? -whole : whole);
};

test("profitAndLoss is revenue less costs, rounded to the penny once, half away from zero", () => {
  fc.assert(
    fc.property(flocks, prices, (flock, price) => {
      const { revenue, costs } = exactly(flock, price);
      expect(profitAndLoss(totalsOf(flock), price).profit).toBe(rounded(revenue - 12n * costs));
    }),
  );
});

test("profitAndLoss has the formula's revenue in exact arithmetic, and the sum of the costs", () => {
  fc.assert(
    fc.property(flocks, prices, (flock, price) => {
      const { revenue, costs } = exactly(flock, price);
      const figures = profitAndLoss(totalsOf(flock), price);
      expect(figures.revenue).toBe(rounded(revenue));
      expect(figures.costs).toBe(Number(costs));
    }),
  );
});

test("profitAndLoss is the same for any order of the entries", () => {
  fc.assert(
    fc.property(flocks, prices, (flock, price) => {
      const turned = { costs: [...flock.costs].reverse(), eggs: [...flock.eggs].reverse() };
      expect(profitAndLoss(totalsOf(turned), price)).toEqual(profitAndLoss(totalsOf(flock), price));
    }),
  );
});

test("entriesIn a longer period holds those of a shorter one, and All holds all", () => {
  fc.assert(
    fc.property(flocks, days, ({ eggs }, today) => {
      const [week, month, year, all] = PERIODS.map((period) =>
        entriesIn(eggs, daysOf(period, today)),
      );
      for (const entry of week ?? []) expect(month).toContain(entry);
      for (const entry of month ?? []) expect(year).toContain(entry);
      expect(all).toEqual(eggs);
    }),
  );
});

test("historyOf adds up to the period's eggs, the earliest first", () => {
  fc.assert(
    fc.property(flocks, fc.constantFrom(...PERIODS), days, (flock, period, today) => {
      const points = historyOf(flock, DEFAULT_PRICES, period, today);
      const part = {
        costs: entriesIn(flock.costs, daysOf(period, today)),
        eggs: entriesIn(flock.eggs, daysOf(period, today)),
      };
      const sum = points.reduce((total, { eggs }) => total + (eggs ?? 0), 0);
      expect(sum).toBe(profitAndLoss(totalsOf(part), DEFAULT_PRICES).eggs);
      expect(points.map(({ from }) => from)).toEqual(points.map(({ from }) => from).sort());
    }),
  );
});

test("historyOf has a point for each day with an entry, or for each month of a year and more", () => {
  fc.assert(
    fc.property(flocks, fc.constantFrom(...PERIODS), days, (flock, period, today) => {
      const part = [...flock.costs, ...flock.eggs];
      const written = entriesIn(part, daysOf(period, today)).map(({ date }) =>
        period === "7" || period === "30" ? date : date.replace(/..$/, "01"),
      );
      const points = historyOf(flock, DEFAULT_PRICES, period, today);
      expect(points.map(({ from }) => from)).toEqual([...new Set(written)].sort());
    }),
  );
});

test("historyOf gives each point the profit and loss of its own days", () => {
  const day = (date: string, large: number, amount: number) => ({
    costs: [{ id: date, date, type: "feed", amount, description: "" }],
    eggs: [
      {
        id: date,
        date,
        counts: { small: 0, medium: 0, large, extraLarge: 0, doubleYolkers: 0 },
      },
    ],
  });
  const books = [day("2026-05-31", 12, 40), day("2026-06-01", 24, 80), day("2026-06-20", 36, 1100)];
  const flock = {
    costs: books.flatMap(({ costs }) => costs),
    eggs: books.flatMap(({ eggs }) => eggs ?? 0),
  };
  expect(historyOf(flock, DEFAULT_PRICES, "30", "2026-06-20")).toEqual([
    { from: "2026-05-31", eggs: 12, profit: 300 },
    { from: "2026-06-01", eggs: 24, profit: 600 },
    { from: "2026-06-20", eggs: 36, profit: -80 },
  ]);
  expect(historyOf(flock, DEFAULT_PRICES, "All", "2026-06-20")).toEqual([
    { from: "2026-05-01", eggs: 12, profit: 300 },
    { from: "2026-06-01", eggs: 60, profit: 520 },
  ]);
});

test("latestFirst sorts by day, then by what was written last", () => {
  const written = [
    { id: "a", date: "2026-06-01" },
    { id: "b", date: "2026-06-02" },
    { id: "c", date: "2026-06-01" },
  ];
  expect(latestFirst(written).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  const days = fc.array(fc.constantFrom("2026-06-01", "2026-06-02", "2026-06-03"));
  fc.assert(
    fc.property(days, (dates) => {
      const entries = dates.map((date, id) => ({ id, date }));
      const inTurn = [...entries]
        .reverse()
        .sort((a, b) => Number(b.date.slice(-2)) - Number(a.date.slice(-2)));
      expect(latestFirst(entries)).toEqual(inTurn);
    }),
  );
});

test("daysOf seven days is today and the six days before", () => {
  const entries = ["2026-06-13", "2026-06-14", "2026-06-20", "2026-06-21"].map((date) => ({
    date,
  }));
  expect(entriesIn(entries, daysOf("7", "2026-06-20")).map(({ date }) => date)).toEqual([
    "2026-06-14",
    "2026-06-20",
  ]);
});

test.each([
  [120, 12, 120],
  [120, 6, 240],
  [100, 36, 33],
  [120, 0, null],
  [0, 12, 0],
])("profitAndLoss of %d pence costs and %d eggs has %s a dozen", (costs, large, costPerDozen) => {
  const counts = { small: 0, medium: 0, large, extraLarge: 0, doubleYolkers: 0 };
  expect(profitAndLoss({ costs, eggs: counts }, DEFAULT_PRICES)).toMatchObject({ costPerDozen });
});
