import { expect, test } from "vitest";
import type { PackChoice } from "#core/cart/cart.ts";
import { addToCart, aShop } from "#tests/support/a-shop.ts";

const CHOICE: PackChoice = { category: "large", packSize: 12, deliveryMethod: "delivery" };
const LINE = { ...CHOICE, price: 340, quantity: 2 };
const TELEPORT = { deliveryMethod: "teleport" as "delivery" };

test.each([
  ["a quantity that is no number", { quantity: Number.NaN }, 0],
  ["less than one pack", { quantity: 0 }, 0],
  ["minus three packs", { quantity: -3 }, 0],
  ["half a pack", { quantity: 0.5 }, 0],
  ["more packs than a line holds", { quantity: 10_000 }, 0],
  ["a price below nothing", { price: -1 }, 0],
  ["half a penny", { price: 0.5 }, 0],
  ["a price beyond reckoning", { price: 1e308 }, 0],
  ["a pack that nobody sells", { packSize: 7 as 6 }, 0],
  ["a way that there isn't", TELEPORT, 0],
  ["no place", {}, Number.NaN],
  ["a place before the first", {}, -1],
])("putBack refuses a line with %s", async (_what, change, place) => {
  const { app } = aShop();
  const { visitor } = app;
  await addToCart(app, CHOICE);
  const before = await visitor.getCart();
  expect(await visitor.putBack({ line: { ...LINE, ...change }, place })).toEqual({
    ok: false,
    refusal: { kind: "unlikely-line" },
  });
  expect(await visitor.getCart()).toEqual(before);
});

test("addToCart and changeDelivery refuse an unknown delivery method", async () => {
  const { app } = aShop();
  const { visitor } = app;
  expect(await addToCart(app, { ...CHOICE, ...TELEPORT })).toEqual({
    ok: false,
    refusal: { kind: "not-for-sale" },
  });
  await addToCart(app, CHOICE);
  const before = await visitor.getCart();
  await visitor.changeDelivery({ choice: CHOICE, ...TELEPORT });
  expect(await visitor.getCart()).toEqual(before);
});

test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])(
  "setQuantity to %s changes nothing",
  async (quantity) => {
    const { app } = aShop();
    const { visitor } = app;
    await addToCart(app, CHOICE);
    const before = await visitor.getCart();
    await visitor.setQuantity({ choice: CHOICE, quantity });
    expect(await visitor.getCart()).toEqual(before);
  },
);
