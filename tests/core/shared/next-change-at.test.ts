import { expect, test } from "vitest";
import { nextChangeAt } from "#core/shared/next-change-at.ts";

const NOON = "2026-06-20T11:00:00.000Z";
const MIDNIGHT = "2026-06-20T23:00:00.000Z";

test("nextChangeAt takes the first instant that is still to come", () => {
  const [past, soon, later] = [NOON, "2026-06-20T11:00:01.000Z", "2026-06-20T12:00:00.000Z"];
  expect(nextChangeAt([later, past, soon], NOON)).toBe(soon);
});

test("nextChangeAt takes the farm's next midnight at the latest", () => {
  expect(nextChangeAt([], NOON)).toBe(MIDNIGHT);
  expect(nextChangeAt(["2026-06-22T09:00:00.000Z"], NOON)).toBe(MIDNIGHT);
  expect(nextChangeAt([], MIDNIGHT)).toBe("2026-06-21T23:00:00.000Z");
});
