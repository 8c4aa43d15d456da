import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cart, type CartLine, changeQuantity, lineKey } from "#core/cart/cart.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { DEFAULT_PRICES, priceOf } from "#core/pricing/prices.ts";
import { carts, inventories, prices } from "#tests/support/arbitraries.ts";

test("the total is the sum of the line prices, to the penny", () => {
  fc.assert(
    fc.property(carts, prices, inventories, (cart, price, stock) => {
      const review = reviewCart(cart, price, stock);
      const sum = review.lines.reduce((total, line) => total + line.lineTotal, 0);
      expect(review.total).toBe(sum);
      expect(Number.isSafeInteger(review.total)).toBe(true);
    }),
  );
});

test("reviewCart charges lines at the saved price of now, whatever they were added at", () => {
  fc.assert(
    fc.property(carts, prices, inventories, (cart, price, stock) => {
      for (const line of reviewCart(cart, price, stock).lines) {
        expect(line.lineTotal).toBe((priceOf(price, line) ?? 0) * line.quantity);
        expect(line.priceChanged).toBe(
          priceOf(price, line) !== null && priceOf(price, line) !== line.price,
        );
      }
    }),
  );
});

test("reviewCart marks exactly the lines whose price has changed since they were added", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const asNow = cart.map((line) => ({ ...line, price: priceOf(DEFAULT_PRICES, line) ?? 0 }));
      const changedIn = (lines: Cart) =>
        reviewCart(lines, DEFAULT_PRICES, DEFAULT_INVENTORY).lines.filter(
          ({ priceChanged }) => priceChanged,
        ).length;
      expect(changedIn(asNow)).toBe(0);
      expect(changedIn(asNow.map((line) => ({ ...line, price: line.price + 1 })))).toBe(
        asNow.filter((line) => priceOf(DEFAULT_PRICES, line) !== null).length,
      );
    }),
  );
});

test("reviewCart finds a basket payable exactly when its packs are for sale and in stock", () => {
  fc.assert(
    fc.property(carts, prices, inventories, (cart, price, stock) => {
      const canBePaid =
        cart.length > 0 &&
        cart.every(
          (line) =>
            priceOf(price, line) !== null && eggsAsked(cart, line.category) <= stock[line.category],
        );
      expect(reviewCart(cart, price, stock).payable).toBe(canBePaid);
    }),
  );
});

test("a payable basket stays payable when a pack is taken out, until it is empty", () => {
  const fullBarn = Object.fromEntries(CATEGORY_IDS.map((id) => [id, 10_000_000])) as Inventory;
  fc.assert(
    fc.property(carts, (cart) => {
      for (const line of cart) {
        const smaller = changeQuantity(cart, line, line.quantity - 1);
        expect(reviewCart(smaller, DEFAULT_PRICES, fullBarn).payable).toBe(smaller.length > 0);
      }
    }),
  );
});

test("reviewCart keeps the basket's lines and their order", () => {
  fc.assert(
    fc.property(carts, prices, inventories, (cart, price, stock) => {
      expect(reviewCart(cart, price, stock).lines.map(lineKey)).toEqual(cart.map(lineKey));
    }),
  );
});

const line = (change: Partial<CartLine>): CartLine => ({
  category: "large",
  packSize: 6,
  deliveryMethod: "delivery",
  price: 180,
  quantity: 1,
  ...change,
});

test("packs of 6 and of 30, delivered and collected, draw on the same eggs", () => {
  const cart: Cart = [
    line({ packSize: 6, quantity: 5 }),
    line({ packSize: 30, deliveryMethod: "collection", quantity: 5 }),
  ];
  expect(reviewCart(cart, DEFAULT_PRICES, { ...DEFAULT_INVENTORY, large: 180 }).payable).toBe(true);
  const short = reviewCart(cart, DEFAULT_PRICES, { ...DEFAULT_INVENTORY, large: 179 });
  expect(short.lines.map((each) => each.trouble)).toEqual([
    { kind: "not-enough-eggs", asked: 180, inStock: 179 },
    { kind: "not-enough-eggs", asked: 180, inStock: 179 },
  ]);
});

test("reviewCart marks a pack without a price as not for sale", () => {
  const review = reviewCart(
    [line({})],
    { ...DEFAULT_PRICES, large: { 12: 340 } },
    DEFAULT_INVENTORY,
  );
  expect(review.lines[0]?.trouble).toEqual({ kind: "not-for-sale" });
  expect(review.payable).toBe(false);
});
