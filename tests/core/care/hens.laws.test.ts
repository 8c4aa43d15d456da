import fc from "fast-check";
import { expect, test } from "vitest";
import { HEN_MOVES, type HenEntry, hensOn, shortOfHens } from "#core/care/hens.ts";
import { addDays } from "#core/shared/calendar.ts";
import { aHenEntry } from "#tests/support/records.ts";

const FIRST = "2026-06-01";

const entries = fc.array(
  fc.record({
    date: fc.nat({ max: 9 }).map((days) => addDays(FIRST, days)),
    what: fc.constantFrom(...HEN_MOVES),
    hens: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 12 },
);

test("a book of accepted entries alone has at no day fewer than no hens", () => {
  fc.assert(
    fc.property(entries, (typed) => {
      let kept: readonly HenEntry[] = [];
      for (const entry of typed.map((one) => aHenEntry(one))) {
        const after = [...kept, entry];
        if (!shortOfHens({ hens: kept }, { hens: after })) kept = after;
      }
      for (let days = 0; days < 10; days += 1)
        expect(hensOn({ hens: kept }, addDays(FIRST, days))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("what is refused would have left fewer than no hens on the day that is named", () => {
  fc.assert(
    fc.property(entries, entries, (before, more) => {
      const [book, after] = [
        { hens: before.map((one) => aHenEntry(one)) },
        { hens: [...before, ...more].map((one) => aHenEntry(one)) },
      ];
      const short = shortOfHens(book, after);
      if (short) expect(hensOn(after, short.day)).toBeLessThan(0);
      if (short) expect(short.hens).toBeGreaterThanOrEqual(0);
    }),
  );
});
