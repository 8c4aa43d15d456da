// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { leastCovering } from "#ui/shared/notices/notice-place.ts";

const AT_THE_FOOT = { top: 700, bottom: 770 };

const button = (top: number, weight = 1) => ({ top, bottom: top + 44, weight });

beforeEach(() => {
  window.innerHeight = 844;
});

test("a notice that covers nothing stays at its edge", () => {
  expect(leastCovering([button(640), button(780)], AT_THE_FOOT, -1)).toBe(0);
});

test("a notice moves away from its edge to where it covers no button, and no further", () => {
  const shift = leastCovering([button(710)], AT_THE_FOOT, -1);
  expect(770 - shift).toBeLessThanOrEqual(732);
  expect(770 - shift).toBeGreaterThan(700);
});

test("at the top it moves down", () => {
  const shift = leastCovering([button(70)], { top: 60, bottom: 130 }, 1);
  expect(60 + shift).toBeGreaterThanOrEqual(92);
});

test("where all is covered it lies over what counts least, within a quarter of the window", () => {
  const list = Array.from({ length: 19 }, (_, at) => button(at * 44, at === 16 ? 8 : 1));
  const shift = leastCovering(list, AT_THE_FOOT, -1);
  expect(770 - shift).toBeLessThanOrEqual(16 * 44 + 15);
  expect(shift).toBeLessThan(211);
});
