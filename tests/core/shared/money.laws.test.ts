import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPounds, readPounds, toPence, toPounds } from "#core/shared/money.ts";

const pence = fc.integer({ min: -100_000_000, max: 100_000_000 });

test("toPounds and toPence are exact there and back", () => {
  fc.assert(fc.property(pence, (sum) => toPence(toPounds(sum)) === sum));
});

test("formatPounds with two decimals reads back as the same pence", () => {
  fc.assert(
    fc.property(pence, (sum) => {
      const written = formatPounds(sum);
      expect(written).toMatch(/^-?\d+\.\d\d$/);
      expect(toPence(Number(written))).toBe(sum);
    }),
  );
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [-12_345, "-123.45"],
])("formatPounds of %d pence is %s", (sum, written) => {
  expect(formatPounds(sum)).toBe(written);
});

test.each([
  [1.005, 101],
  [2.675, 268],
  [0.1 + 0.2, 30],
  [-1.005, -101],
  [4.35, 435],
])("toPence of %d pounds is %d, half away from zero", (pounds, sum) => {
  expect(toPence(pounds)).toBe(sum);
});

test("readPounds is whole pence from 0, or null, whatever is typed", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom("", "-1", "3.999", "1e99"),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const amount = readPounds(text);
      expect(amount === null || (Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

test("readPounds of a formatted amount is the same amount", () => {
  fc.assert(fc.property(fc.nat(), (sum) => readPounds(formatPounds(sum)) === sum));
});

test.each([
  ["3.4", 340],
  [" 3.456 ", 346],
  ["£2", 200],
  [" £ 2.50 ", 250],
  ["2.0", 200],
  ["2.00", 200],
  ["2£", null],
  ["££2", null],
  ["£-2", null],
  ["£", null],
  ["$2", null],
  [".5", 50],
  ["5.", 500],
  ["0", 0],
  ["-1", null],
  ["cheap", null],
  ["", null],
  ["0x10", null],
  ["1e3", null],
  ["1,000", null],
  ["Infinity", null],
  ["1000000000000", 100_000_000_000_000],
  ["10000000000000", null],
])("readPounds reads %j as %s pence", (typed, amount) => {
  expect(readPounds(typed)).toBe(amount);
});
