import { expect, test } from "vitest";
import { dayTicks, monthTicks } from "#ui/admin/charts/ticks.ts";

const seconds = (day: string): number => Date.parse(day) / 1000;

const days = (ticks: readonly number[]): string[] =>
  ticks.map((time) => new Date(time * 1000).toISOString().slice(0, 10));

test("monthTicks names each month once, at its start", () => {
  expect(days(monthTicks(seconds("2026-03-17"), seconds("2026-05-16"), 10))).toEqual([
    "2026-04-01",
    "2026-05-01",
  ]);
  expect(days(monthTicks(seconds("2026-05-17"), seconds("2026-06-16"), 10))).toEqual([
    "2026-06-01",
  ]);
});

test("monthTicks names quarters or years where months have no room", () => {
  expect(days(monthTicks(seconds("2025-06-15"), seconds("2026-06-15"), 5))).toEqual([
    "2025-07-01",
    "2025-10-01",
    "2026-01-01",
    "2026-04-01",
  ]);
  expect(days(monthTicks(seconds("2016-05-15"), seconds("2026-06-15"), 4))).toEqual([
    "2018-01-01",
    "2021-01-01",
    "2024-01-01",
  ]);
});

test("dayTicks names midnights, and never an hour", () => {
  const noons = [seconds("2026-06-02T12:00:00Z"), seconds("2026-06-04T12:00:00Z")] as const;
  expect(days(dayTicks(...noons, 10))).toEqual(["2026-06-03", "2026-06-04"]);
});

test("dayTicks names the last day and some before it where all have no room", () => {
  const range = [seconds("2026-05-19T12:00:00Z"), seconds("2026-06-18T12:00:00Z")] as const;
  expect(days(dayTicks(...range, 5))).toEqual([
    "2026-05-21",
    "2026-05-28",
    "2026-06-04",
    "2026-06-11",
    "2026-06-18",
  ]);
});

test("the ticks name at least one time", () => {
  expect(days(monthTicks(seconds("2016-05-15"), seconds("2026-06-15"), 0))).toHaveLength(1);
  expect(days(dayTicks(seconds("2026-05-19"), seconds("2026-06-18"), 0))).toHaveLength(1);
});
