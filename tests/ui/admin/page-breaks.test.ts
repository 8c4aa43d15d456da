import fc from "fast-check";
import { expect, test } from "vitest";
import { pageBreaks } from "#ui/admin/packing/page-breaks.ts";

test("pageBreaks fills pages with whole blocks", () => {
  expect(pageBreaks([], 10)).toEqual([]);
  expect(pageBreaks([4, 4, 4], 10)).toEqual([0, 2]);
  expect(pageBreaks([5, 5, 5], 10)).toEqual([0, 2]);
  expect(pageBreaks([4, 20, 4], 10)).toEqual([0, 1, 2]);
});

test("pageBreaks puts no more on a page than there is room for, unless it is a single block", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 })), (heights) => {
      const begins = pageBreaks(heights, 10);
      for (const [at, from] of begins.entries()) {
        const page = heights.slice(from, begins[at + 1]);
        const height = page.reduce((sum, one) => sum + one, 0);
        expect(height <= 10 || page.filter((one) => one > 0).length === 1).toBe(true);
      }
      expect(begins[0] ?? 0).toBe(0);
    }),
  );
});
