import fc from "fast-check";
import { expect, test } from "vitest";
import { type CartLine, itemCount, lineKey, needsDelivery, removeLine } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { allCollected, deliveredAgain, deliveredLines } from "#core/cart/collect-instead.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { carts } from "#tests/support/arbitraries.ts";
import { aCart } from "#tests/support/purchases.ts";

const COLLECTED = { deliveryMethod: "collection" } as const;

/** Of which no two lines are too many for one. */
const smallCarts = carts.map((cart) =>
  cart.map((line) => ({ ...line, quantity: Math.ceil(line.quantity / 2) })),
);

test("allCollected leaves nothing to deliver, loses no pack and makes no two lines alike", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const after = allCollected(cart);
      if (after === null) {
        expect(itemCount(cart)).toBeGreaterThan(MAX_QUANTITY);
        return;
      }
      expect(needsDelivery(after)).toBe(false);
      expect(itemCount(after)).toBe(itemCount(cart));
      expect(new Set(after.map(lineKey)).size).toBe(after.length);
      expect(allCollected(after)).toEqual(after);
    }),
  );
});

test("deliveredAgain makes of a collected basket the one of before", () => {
  fc.assert(
    fc.property(smallCarts, (cart) => {
      const after = allCollected(cart) ?? [];
      expect(deliveredAgain(after, deliveredLines(cart))).toEqual(cart);
    }),
  );
});

test("deliveredAgain brings nothing back that was removed meanwhile", () => {
  fc.assert(
    fc.property(smallCarts, fc.nat(), (cart, at) => {
      const after = allCollected(cart) ?? [];
      const removed = after[at % Math.max(1, after.length)];
      const left = removed ? removeLine(after, removed) : after;
      const back = deliveredAgain(left, deliveredLines(cart)) ?? [];
      expect(itemCount(back)).toBe(itemCount(left));
    }),
  );
});

const withLines = async (...lines: readonly Partial<CartLine>[]) => {
  const { app, records } = aShop();
  await records.cart.save(aCart(...lines));
  return { visitor: app.visitor, kept: () => records.cart.load() };
};

test("collectInstead merges a delivered line into the collected one of its pack", async () => {
  const { visitor, kept } = await withLines(
    { quantity: 2 },
    { packSize: 6 },
    { ...COLLECTED, price: 300, quantity: 3 },
  );
  const before = await kept();
  const moved = await visitor.buyer.collectInstead(null);
  expect(await kept()).toEqual(
    aCart({ packSize: 6, ...COLLECTED }, { ...COLLECTED, price: 300, quantity: 5 }),
  );
  if (!moved.ok) throw new Error("It was refused.");
  await visitor.buyer.deliverAgain(moved.value);
  expect(await kept()).toEqual(before);
});

test("collectInstead refuses more packs than a line holds, and changes nothing", async () => {
  const { visitor, kept } = await withLines(
    { quantity: 2 },
    { ...COLLECTED, quantity: MAX_QUANTITY - 1 },
  );
  const before = await kept();
  expect(await visitor.buyer.collectInstead(null)).toMatchObject({
    refusal: { kind: "line-full" },
  });
  expect(await kept()).toEqual(before);
});

test("deliverAgain refuses a line that isn't sold", async () => {
  const { visitor } = await withLines({});
  const [moved] = deliveredLines(aCart({}));
  if (!moved) throw new Error("A basket has a line.");
  const unlikely = { ...moved, line: { ...moved.line, packSize: 7 as 6 } };
  expect(await visitor.buyer.deliverAgain([unlikely])).toMatchObject({
    refusal: { kind: "unlikely-line" },
  });
});
