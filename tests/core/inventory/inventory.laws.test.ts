import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { isOutOfStock, lessHeld } from "#core/inventory/inventory.ts";
import { eggsAsked, eggsShort, putEggsBack, takeEggs } from "#core/inventory/stock.ts";
import { carts, inventories } from "#tests/support/arbitraries.ts";

test("takeEggs lowers each category by the eggs in its packs, and never below 0", () => {
  fc.assert(
    fc.property(inventories, carts, (stock, cart) => {
      const left = takeEggs(stock, cart);
      for (const id of CATEGORY_IDS) {
        expect(left[id]).toBe(Math.max(0, stock[id] - eggsAsked(cart, id)));
      }
    }),
  );
});

test("takeEggs of two baskets one after the other equals takeEggs of both together", () => {
  fc.assert(
    fc.property(inventories, carts, carts, (stock, first, second) => {
      expect(takeEggs(takeEggs(stock, first), second)).toEqual(
        takeEggs(stock, [...first, ...second]),
      );
    }),
  );
});

test("putEggsBack restores the eggs taken, and of no other category", () => {
  fc.assert(
    fc.property(inventories, carts, (stock, cart) => {
      const asked = (id: (typeof CATEGORY_IDS)[number]) => eggsAsked(cart, id);
      const back = putEggsBack(stock, cart);
      for (const id of CATEGORY_IDS) expect(back[id]).toBe(stock[id] + asked(id));
    }),
  );
});

test("putEggsBack without the eggs that were short restores the stock", () => {
  fc.assert(
    fc.property(inventories, carts, (stock, cart) => {
      const short = eggsShort(stock, cart);
      expect(putEggsBack(takeEggs(stock, cart), cart, short)).toEqual(stock);
      for (const eggs of Object.values(short)) expect(eggs).toBeGreaterThan(0);
    }),
  );
});

test("lessHeld subtracts the held eggs and changes nothing else", () => {
  fc.assert(
    fc.property(inventories, inventories, (shelf, held) => {
      const before = { ...shelf };
      const left = lessHeld(shelf, held);
      expect(shelf).toEqual(before);
      for (const id of CATEGORY_IDS) expect(left[id]).toBe(Math.max(0, shelf[id] - held[id]));
      expect(Object.keys(left)).toEqual(Object.keys(shelf));
    }),
  );
});

test.each([
  [0, true],
  [5, true],
  [6, false],
])("isOutOfStock of %d eggs is %s", (eggs, out) => {
  expect(isOutOfStock(eggs)).toBe(out);
});
