import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { isOutOfStock } from "#core/inventory/inventory.ts";
import { eggsAsked, takeEggs } from "#core/inventory/shelf.ts";
import { carts, inventories } from "#tests/support/arbitraries.ts";

test("taking eggs lowers each category by the eggs in its packs, and never below 0", () => {
  fc.assert(
    fc.property(inventories, carts, (stock, cart) => {
      const left = takeEggs(stock, cart);
      for (const id of CATEGORY_IDS) {
        expect(left[id]).toBe(Math.max(0, stock[id] - eggsAsked(cart, id)));
      }
    }),
  );
});

test("taking the eggs of two baskets one after the other is taking them together", () => {
  fc.assert(
    fc.property(inventories, carts, carts, (stock, first, second) => {
      expect(takeEggs(takeEggs(stock, first), second)).toEqual(
        takeEggs(stock, [...first, ...second]),
      );
    }),
  );
});

test.each([
  [0, true],
  [5, true],
  [6, false],
])("with %d eggs left, out of stock is %s", (eggs, out) => {
  expect(isOutOfStock(eggs)).toBe(out);
});
