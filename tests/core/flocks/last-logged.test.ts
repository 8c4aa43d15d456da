import { expect, test } from "vitest";
import { lastLogged } from "#core/flocks/last-logged.ts";

const NONE = { small: 0, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 };

const entry = (date: string, large: number, small = 0) => ({
  id: `${date} ${large}`,
  date,
  counts: { ...NONE, large, small },
});

const ENTRIES = [
  entry("2026-06-02", 24),
  entry("2026-06-03", 20, 4),
  entry("2026-06-03", 7),
  entry("2026-05-30", 9),
];

test("lastLogged of a day with counts is their sum, all sizes together", () => {
  expect(lastLogged(ENTRIES, "2026-06-03")).toEqual({ date: "2026-06-03", eggs: 31 });
});

test("lastLogged of a day without counts is the last day before that has some", () => {
  expect(lastLogged(ENTRIES, "2026-06-01")).toEqual({ date: "2026-05-30", eggs: 9 });
  expect(lastLogged(ENTRIES, "2026-07-01")).toEqual({ date: "2026-06-03", eggs: 31 });
});

test("lastLogged before the first day is null", () => {
  expect(lastLogged(ENTRIES, "2026-05-29")).toBeNull();
  expect(lastLogged([], "2026-05-29")).toBeNull();
});
