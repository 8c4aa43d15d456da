import fc from "fast-check";
import { expect, test } from "vitest";
import { addHours, addMinutes } from "#core/shared/calendar.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { NOON } from "#tests/support/a-shop.ts";

const someMinutes = fc.integer({ min: -200 * 24 * 60, max: 10 * 24 * 60 });

test("a late arrival was made when it says, but not in the future, too early or too long ago", () => {
  fc.assert(
    fc.property(someMinutes, someMinutes, (minutes, early) => {
      const since = addMinutes(NOON, Math.min(0, early));
      const earliest = [since, addHours(NOON, -60 * 24)].toSorted().at(-1) ?? "";
      const said = addMinutes(NOON, minutes);
      const expected = said > NOON ? NOON : said < earliest ? earliest : said;
      expect(madeAt(said, NOON, since)).toBe(expected);
    }),
  );
});

test.each([undefined, "", "at six", "2026-13-01T00:00:00Z"])(
  "%j says nothing: it was now",
  (said) => {
    expect(madeAt(said, NOON)).toBe(NOON);
  },
);

test("an instant is written in UTC, whatever zone it names", () => {
  expect(madeAt("2026-06-20T11:30:00+01:00", NOON)).toBe("2026-06-20T10:30:00.000Z");
});
