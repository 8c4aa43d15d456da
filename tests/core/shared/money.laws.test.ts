import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPounds, toPence, toPounds } from "#core/shared/money.ts";

const pence = fc.integer({ min: -100_000_000, max: 100_000_000 });

test("pence survive the way to pounds in storage and back", () => {
  fc.assert(fc.property(pence, (sum) => toPence(toPounds(sum)) === sum));
});

test("a sum written with two decimals reads back as the same pence", () => {
  fc.assert(
    fc.property(pence, (sum) => {
      const written = formatPounds(sum);
      expect(written).toMatch(/^-?\d+\.\d\d$/);
      expect(toPence(Number(written))).toBe(sum);
    }),
  );
});

test.each([
  [1.005, 101],
  [2.675, 268],
  [0.1 + 0.2, 30],
  [-1.005, -101],
  [4.35, 435],
])("%d pounds are %d pence, half away from zero", (pounds, sum) => {
  expect(toPence(pounds)).toBe(sum);
});
