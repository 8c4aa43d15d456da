import fc from "fast-check";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { EggsForDay } from "#core/fefo/pack-oldest-first.ts";
import type { FitRules } from "#core/fefo/withhold-eggs.ts";
import { type Lot, lotIdOf } from "#core/ledger/lot.ts";
import { addDays } from "#core/shared/calendar.ts";
import { aLot } from "#tests/support/records.ts";

const TODAY = "2026-06-20";

const someKind = fc.constantFrom(...CATEGORY_IDS.slice(0, 2));

export const someLots: fc.Arbitrary<readonly Lot[]> = fc
  .array(
    fc.record({
      daysAgo: fc.integer({ min: -3, max: 30 }),
      category: someKind,
      flock: fc.constantFrom("", "1", "2"),
      eggs: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 8 },
  )
  .map((lots) =>
    lots.map(({ daysAgo, category, flock, eggs }, at) =>
      aLot({
        id: lotIdOf(`L${at}`, category),
        laid: addDays(TODAY, -daysAgo),
        category,
        flock,
        eggs,
        left: eggs,
      }),
    ),
  );

export const someEggsForDays: fc.Arbitrary<readonly EggsForDay[]> = fc.array(
  fc.record({
    category: someKind,
    eggs: fc.integer({ min: 1, max: 60 }),
    day: fc.integer({ min: 0, max: 14 }).map((days) => addDays(TODAY, days)),
  }),
  { maxLength: 5 },
);

export const someRules: fc.Arbitrary<FitRules> = fc.record({
  bestBeforeDays: fc.integer({ min: 1, max: 28 }),
  handOverDays: fc.integer({ min: 1, max: 28 }),
  isWithheld: fc.constantFrom<FitRules["isWithheld"]>(
    () => false,
    (flock) => flock === "2",
    (_flock, laid) => laid > "2026-06-15",
  ),
});
