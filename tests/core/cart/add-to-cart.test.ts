import { expect, test } from "vitest";
import { MAX_QUANTITY, type PackChoice } from "#core/cart/cart.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addToCart, aShop } from "#tests/support/a-shop.ts";

const DOZEN: PackChoice = { category: "large", packSize: 12, deliveryMethod: "delivery" };

test("a pack is added at the saved price", async () => {
  const { app, records } = aShop();
  await records.prices.save({ ...DEFAULT_PRICES, large: { 12: 355 } });
  expect(await addToCart(app, DOZEN)).toMatchObject({ ok: true });
  expect(await app.visitor.getCart()).toEqual([{ ...DOZEN, price: 355, quantity: 1 }]);
});

test("the same pack for delivery and for collection are two lines", async () => {
  const { app } = aShop();
  await addToCart(app, DOZEN);
  await addToCart(app, { ...DOZEN, deliveryMethod: "collection" });
  await addToCart(app, DOZEN);
  expect((await app.visitor.getCart()).map((line) => line.quantity)).toEqual([2, 1]);
});

test("a pack without a price is refused and nothing is added", async () => {
  const { app } = aShop();
  const refused = await addToCart(app, {
    ...DOZEN,
    category: "doubleYolkers",
    packSize: 30,
  });
  expect(refused).toEqual({ ok: false, refusal: { kind: "not-for-sale" } });
  expect(await app.visitor.getCart()).toEqual([]);
});

test("a pack larger than the eggs left is refused with the eggs left", async () => {
  const { app, records } = aShop();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 11 });
  expect(await addToCart(app, DOZEN)).toEqual({
    ok: false,
    refusal: { kind: "not-enough-eggs", inStock: 11 },
  });
});

test("one more on a line that is full is refused, and the line stays as it is", async () => {
  const { app } = aShop();
  await addToCart(app, DOZEN);
  await app.visitor.setQuantity({ choice: DOZEN, quantity: MAX_QUANTITY });
  expect(await addToCart(app, DOZEN)).toEqual({ ok: false, refusal: { kind: "line-full" } });
  expect(await addToCart(app, { ...DOZEN, deliveryMethod: "collection" })).toMatchObject({
    ok: true,
  });
  expect(await app.visitor.getCart()).toMatchObject([{ quantity: MAX_QUANTITY }, { quantity: 1 }]);
});

test("the basket may ask for more than is in stock: the till says so", async () => {
  const { app, records } = aShop();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 12 });
  await addToCart(app, DOZEN);
  expect(await addToCart(app, DOZEN)).toMatchObject({ ok: true });
  expect(await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 680 })).toEqual({
    ok: false,
    refusal: { kind: "not-enough-eggs" },
  });
});

test("quantity, removal and clearing reach the stored basket", async () => {
  const { app } = aShop();
  await addToCart(app, DOZEN);
  await app.visitor.setQuantity({ choice: DOZEN, quantity: 7 });
  expect(await app.visitor.getCart()).toMatchObject([{ quantity: 7 }]);
  await app.visitor.removeFromCart(DOZEN);
  expect(await app.visitor.getCart()).toEqual([]);
  await addToCart(app, DOZEN);
  expect(await app.visitor.clearCart()).toEqual({ ok: true, value: [] });
  expect(await app.visitor.getCart()).toEqual([]);
});
