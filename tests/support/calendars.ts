import fc from "fast-check";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import type { Calendar, OpenDay, WeekException } from "#core/week/farm-week.ts";

export const methods = fc.constantFrom(...DELIVERY_METHODS);

const hours = fc.record({
  from: fc.constant("10:00"),
  to: fc.constantFrom("12:00", "16:00"),
  cutOffDays: fc.nat(3),
  cutOffTime: fc.constantFrom("00:00", "01:30", "18:00", "24:00"),
  orders: fc.option(fc.integer({ min: 1, max: 3 })),
  eggs: fc.option(fc.integer({ min: 6, max: 30 })),
});

export const weeks = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), methods, hours)
    .map(([weekday, method, own]): OpenDay => ({ weekday: weekday as Weekday, method, ...own })),
  { selector: ({ weekday, method }) => `${weekday} ${method}`, maxLength: 14 },
);

/** Of the month from a day on. */
export const exceptionsFrom = (first: Day): fc.Arbitrary<WeekException> =>
  fc.oneof(
    fc.record({
      kind: fc.constant("closed" as const),
      id: fc.uuid(),
      first: fc.nat(20).map((later) => addDays(first, later)),
      last: fc.integer({ min: 20, max: 23 }).map((later) => addDays(first, later)),
      method: fc.constantFrom("both", ...DELIVERY_METHODS),
      reason: fc.constant("Hens' day off"),
    }),
    fc
      .record({
        kind: fc.constant("added" as const),
        id: fc.uuid(),
        day: fc.nat(23).map((later) => addDays(first, later)),
        method: methods,
      })
      .chain((one) => hours.map((own): WeekException => ({ ...one, ...own }))),
  );

export const calendarsFrom = (first: Day): fc.Arbitrary<Calendar> =>
  fc.record({
    week: weeks,
    exceptions: fc.array(exceptionsFrom(first), { maxLength: 4 }),
    horizon: fc.integer({ min: 1, max: 21 }),
  });

/** A day of 2024 to 2030. */
export const someDays = fc.nat(2_550).map((later) => addDays("2024-01-01", later));
