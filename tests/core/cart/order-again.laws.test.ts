import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cart, itemCount, lineOf } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import { type OrderedPacks, refilled, without } from "#core/cart/refill.ts";
import { packId } from "#core/catalogue/pack.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES, priceOf } from "#core/pricing/prices.ts";
import { sumOf } from "#core/shared/sum.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { carts, choices, inventories, prices } from "#tests/support/arbitraries.ts";
import { sellingOnly } from "#tests/support/prices.ts";
import { aCart } from "#tests/support/purchases.ts";

const items: fc.Arbitrary<readonly OrderedPacks[]> = fc.array(
  fc.tuple(choices, fc.integer({ min: 1, max: 12_000 })).map(([choice, quantity]) => ({
    id: packId(choice),
    name: choice.category,
    packSize: choice.packSize,
    deliveryMethod: choice.deliveryMethod,
    quantity,
  })),
  { maxLength: 8 },
);

const smallCarts = carts.map((cart) => cart.map((line) => ({ ...line, quantity: 1 })));

const offers = fc.record({ prices, inventory: inventories });

const isPayable = (cart: Cart, offer: Parameters<typeof refilled>[2]) =>
  reviewCart(cart, offer.prices, offer.inventory).lines.every(({ trouble }) => trouble === null);

test("refilled leaves what is in the basket, and a basket that could be paid can be paid", () => {
  fc.assert(
    fc.property(smallCarts, items, offers, (cart, ordered, offer) => {
      const { cart: after } = refilled(cart, ordered, offer);
      for (const line of cart)
        expect(lineOf(after, line)?.quantity).toBeGreaterThanOrEqual(line.quantity);
      for (const { quantity } of after) expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      if (isPayable(cart, offer)) expect(isPayable(after, offer)).toBe(true);
    }),
  );
});

test("refilled adds or names every pack, at today's price", () => {
  fc.assert(
    fc.property(smallCarts, items, offers, (cart, ordered, offer) => {
      const { cart: after, added, missing } = refilled(cart, ordered, offer);
      const lacking = sumOf(missing, (packs) => packs.quantity - packs.added);
      const wanted = sumOf(ordered, ({ quantity }) => Math.min(quantity, MAX_QUANTITY));
      expect(sumOf(added, ({ quantity }) => quantity) + lacking).toBe(wanted);
      expect(itemCount(after) - itemCount(cart)).toBe(wanted - lacking);
      for (const { choice } of added)
        if (!lineOf(cart, choice))
          expect(lineOf(after, choice)?.price).toBe(priceOf(offer.prices, choice));
    }),
  );
});

test("without makes of a filled basket the one of before", () => {
  fc.assert(
    fc.property(carts, items, offers, (cart, ordered, offer) => {
      const { cart: after, added } = refilled(cart, ordered, offer);
      expect(without(after, added)).toEqual(cart);
    }),
  );
});

const DOZEN = {
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  deliveryMethod: "delivery",
  quantity: 3,
};

const OFFER = { prices: DEFAULT_PRICES, inventory: DEFAULT_INVENTORY };

const again = (change: Partial<OrderedPacks> = {}, offer: Partial<typeof OFFER> = {}) =>
  refilled([], [{ ...DOZEN, ...change }], { ...OFFER, ...offer });

test.each([
  ["is in no catalogue", again({ id: "goose-4" }), "not-for-sale"],
  ["has no price", again({}, { prices: sellingOnly({ large: {} }) }), "not-for-sale"],
  [
    "there are too few eggs for",
    again({}, { inventory: { ...DEFAULT_INVENTORY, large: 11 } }),
    "sold-out",
  ],
])("refilled leaves out and names a pack that %s", (_what, { cart, missing }, why) => {
  expect(cart).toEqual([]);
  expect(missing).toEqual([{ name: "Large Eggs", packSize: 12, quantity: 3, added: 0, why }]);
});

test("refilled adds as many packs as there are eggs for, and says so", () => {
  const { added, missing } = again({}, { inventory: { ...DEFAULT_INVENTORY, large: 30 } });
  expect(added).toMatchObject([{ quantity: 2 }]);
  expect(missing).toMatchObject([{ added: 2, quantity: 3, why: "sold-out" }]);
});

test("refilled brings what was ordered in a way that is not known", () => {
  expect(again({ deliveryMethod: "by drone" }).cart).toMatchObject([
    { deliveryMethod: "delivery" },
  ]);
});

test.each([0, -1, Number.NaN, 0.5])("refilled ignores %s packs", (quantity) => {
  expect(again({ quantity })).toEqual({ cart: [], added: [], missing: [] });
});

test("orderAgain adds to the basket, and takeOut takes it out again", async () => {
  const { app, records } = aShop();
  await records.cart.save(aCart({ packSize: 6 }, {}));
  const before = await records.cart.load();
  const filled = await app.visitor.buyer.orderAgain({ items: [DOZEN], ...OFFER });
  expect(await records.cart.load()).toEqual(aCart({ packSize: 6 }, { quantity: 4 }));
  if (!filled.ok) throw new Error("It was refused.");
  await app.visitor.buyer.takeOut(filled.value.added);
  expect(await records.cart.load()).toEqual(before);
});

test("orderAgain names what is left out of an order of which nothing is for sale", async () => {
  const { app } = aShop();
  expect(
    await app.visitor.buyer.orderAgain({ items: [{ ...DOZEN, id: "goose-4" }], ...OFFER }),
  ).toMatchObject({
    value: { cart: [], added: [], missing: [{ name: "Large Eggs", why: "not-for-sale" }] },
  });
});
