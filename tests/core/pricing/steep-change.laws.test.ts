import fc from "fast-check";
import { expect, test } from "vitest";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { isSteep, steepChanges } from "#core/pricing/steep-change.ts";

const pence = fc.integer({ min: 1, max: HIGHEST_PRICE });

test("isSteep is the same for a change and its reverse", () => {
  fc.assert(
    fc.property(pence, pence, (a, b) => {
      expect(isSteep(a, b)).toBe(isSteep(b, a));
    }),
  );
});

test("isSteep is false up to three times a price, and true a penny above", () => {
  fc.assert(
    fc.property(pence, pence, (from, to) => {
      fc.pre(to >= from && to <= 3 * from);
      expect(isSteep(from, to)).toBe(false);
      expect(isSteep(from, 3 * from)).toBe(false);
      expect(isSteep(from, 3 * from + 1)).toBe(true);
    }),
  );
});

test("isSteep is false for a pack that comes on sale or goes off it", () => {
  fc.assert(
    fc.property(pence, (price) => {
      expect([isSteep(0, price), isSteep(price, 0), isSteep(0, 0)]).toEqual([false, false, false]);
    }),
  );
});

const version = "1";
const sheet = { "large-12": { price: 340, version }, "small-6": { price: 125, version } };

test("steepChanges lists the steep ones of several edits, from the price of now", () => {
  expect(
    steepChanges(sheet, [
      { category: "large", packSize: 12, version, to: 3400 },
      { category: "small", packSize: 6, version, to: 130 },
      { category: "pullet", packSize: 6, version, to: 9000 },
    ]),
  ).toEqual([{ category: "large", packSize: 12, from: 340, to: 3400 }]);
});

test("steepChanges lists nothing of edits of which one is impossible", () => {
  expect(
    steepChanges(sheet, [
      { category: "large", packSize: 12, version, to: 3400 },
      { category: "small", packSize: 6, version, to: HIGHEST_PRICE + 1 },
    ]),
  ).toEqual([]);
});
