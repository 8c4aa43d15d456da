import fc from "fast-check";
import { expect, test } from "vitest";
import { countIn, isEggCount, MOST_EGGS, readStock, stepStock } from "#core/inventory/egg-count.ts";

test("readStock is a whole number from 0, and stepStock keeps it within the most", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom("", "-5", "2.9", "1e99", "lots"),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const stock = readStock(text);
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      expect(isEggCount(stepStock(text, 1)) && isEggCount(stepStock(text, -1))).toBe(true);
    }),
  );
});

test.each([
  ["12", 12],
  ["-4", 0],
  ["2.9", 2],
  ["a basketful", 0],
  ["", 0],
  ["0x10", 0],
  ["1e3", 0],
  ["1000001", 1_000_001],
])("readStock reads %j as %d", (typed, stock) => {
  expect(readStock(typed)).toBe(stock);
});

test.each([
  ["12", 6, 18],
  ["12", -6, 6],
  ["3", -6, 0],
  ["lots", 6, 6],
  [String(MOST_EGGS), 1, MOST_EGGS],
])("stepStock of %j by %d is %d", (typed, by, stepped) => {
  expect(stepStock(typed, by)).toBe(stepped);
});

test.each(["", "  ", "lots", "1e3", "0x10"])("countIn finds no count in %j", (typed) => {
  expect(countIn(typed)).toBeNull();
});
