import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addPack,
  changeQuantity,
  isSameLine,
  itemCount,
  lineKey,
  removeLine,
} from "#core/cart/cart.ts";
import { MAX_QUANTITY, readQuantity } from "#core/cart/cart-quantity.ts";
import { cartsWithChoice, choices } from "#tests/support/arbitraries.ts";

const keysOf = (cart: Parameters<typeof itemCount>[0]) => cart.map(lineKey);

test("adding a pack makes the basket one item fuller, up to the most a line may hold", () => {
  fc.assert(
    fc.property(cartsWithChoice, ([cart, choice]) => {
      const isFull = cart.some((l) => isSameLine(l, choice) && l.quantity === MAX_QUANTITY);
      expect(itemCount(addPack(cart, choice, 100))).toBe(itemCount(cart) + (isFull ? 0 : 1));
    }),
  );
});

test("addPack never makes two lines of one pack and delivery method", () => {
  fc.assert(
    fc.property(fc.array(choices), (added) => {
      const cart = added.reduce<ReturnType<typeof addPack>>((c, one) => addPack(c, one, 100), []);
      expect(new Set(keysOf(cart)).size).toBe(cart.length);
      expect(itemCount(cart)).toBe(added.length);
    }),
  );
});

test("addPack makes the same basket in any order", () => {
  fc.assert(
    fc.property(
      fc
        .array(choices)
        .chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
          ),
        ),
      ([list, shuffled]) => {
        const fill = (added: typeof list) =>
          added
            .reduce<ReturnType<typeof addPack>>((c, one) => addPack(c, one, 100), [])
            .map((line) => `${lineKey(line)} × ${line.quantity}`)
            .sort();
        expect(fill(shuffled)).toEqual(fill(list));
      },
    ),
  );
});

test("addPack keeps the price at which a line was first added", () => {
  fc.assert(
    fc.property(cartsWithChoice, fc.nat(), fc.nat(), ([cart, choice], first, second) => {
      const start = removeLine(cart, choice);
      const twice = addPack(addPack(start, choice, first), choice, second);
      expect(twice.find((line) => isSameLine(line, choice))).toMatchObject({
        price: first,
        quantity: 2,
      });
    }),
  );
});

test("changeQuantity and removeLine touch no other line, nor the same pack's other delivery", () => {
  fc.assert(
    fc.property(cartsWithChoice, fc.integer(), ([cart, choice], quantity) => {
      const others = cart.filter((line) => !isSameLine(line, choice));
      for (const after of [changeQuantity(cart, choice, quantity), removeLine(cart, choice)]) {
        expect(after.filter((line) => !isSameLine(line, choice))).toEqual(others);
      }
    }),
  );
});

test("changeQuantity to 0 or less removes the line, as removeLine does", () => {
  fc.assert(
    fc.property(cartsWithChoice, fc.integer({ max: 0 }), ([cart, choice], quantity) => {
      expect(changeQuantity(cart, choice, quantity)).toEqual(removeLine(cart, choice));
    }),
  );
});

test("changeQuantity is idempotent", () => {
  fc.assert(
    fc.property(cartsWithChoice, fc.integer(), ([cart, choice], quantity) => {
      const once = changeQuantity(cart, choice, quantity);
      expect(changeQuantity(once, choice, quantity)).toEqual(once);
    }),
  );
});

test("changeQuantity keeps every line a whole number from 1 to the most, whatever it is set to", () => {
  fc.assert(
    fc.property(cartsWithChoice, fc.double(), ([cart, choice], quantity) => {
      for (const line of changeQuantity(cart, choice, quantity)) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      }
    }),
  );
});

test("readQuantity is a whole number from 1 to the most, or null, whatever is typed", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom("", " ", "-3", "0", "2.9", "1e99", "Infinity", "NaN", "12 eggs"),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const quantity = readQuantity(text);
      const isValid =
        quantity === null ||
        (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY);
      expect(isValid).toBe(true);
    }),
  );
});

test.each([
  ["12", 12],
  ["0", 1],
  ["-4", 1],
  ["2.9", 2],
  ["123456", MAX_QUANTITY],
  ["1e3", null],
  ["0x10", null],
  ["", null],
  ["a dozen", null],
])("readQuantity reads %j as %s", (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});
