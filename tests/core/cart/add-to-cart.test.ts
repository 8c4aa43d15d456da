import { expect, test } from "vitest";
import type { PackChoice } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { addToCart, aShop } from "#tests/support/a-shop.ts";
import { sellingOnly } from "#tests/support/prices.ts";

const DOZEN: PackChoice = { category: "large", packSize: 12, deliveryMethod: "delivery" };

test("addToCart adds a pack at the saved price", async () => {
  const { app, records } = aShop();
  await records.prices.save(sellingOnly({ large: { 12: 355 } }));
  expect(await addToCart(app, DOZEN)).toMatchObject({ ok: true });
  expect(await app.visitor.getCart()).toEqual([{ ...DOZEN, price: 355, quantity: 1 }]);
});

test("addToCart keeps the same pack for delivery and for collection on two lines", async () => {
  const { app } = aShop();
  await addToCart(app, DOZEN);
  await addToCart(app, { ...DOZEN, deliveryMethod: "collection" });
  await addToCart(app, DOZEN);
  expect((await app.visitor.getCart()).map((line) => line.quantity)).toEqual([2, 1]);
});

test("addToCart refuses a pack without a price", async () => {
  const { app } = aShop();
  const refused = await addToCart(app, {
    ...DOZEN,
    category: "doubleYolkers",
    packSize: 30,
  });
  expect(refused).toEqual({ ok: false, refusal: { kind: "not-for-sale" } });
  expect(await app.visitor.getCart()).toEqual([]);
});

test("addToCart refuses a pack larger than the eggs left, with their number", async () => {
  const { app, records } = aShop();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 11 });
  expect(await addToCart(app, DOZEN)).toEqual({
    ok: false,
    refusal: { kind: "not-enough-eggs", inStock: 11 },
  });
});

test("addToCart refuses one more pack on a full line, which stays as it is", async () => {
  const { app } = aShop();
  await addToCart(app, DOZEN);
  await app.visitor.setQuantity({ choice: DOZEN, quantity: MAX_QUANTITY });
  expect(await addToCart(app, DOZEN)).toEqual({ ok: false, refusal: { kind: "line-full" } });
  expect(await addToCart(app, { ...DOZEN, deliveryMethod: "collection" })).toMatchObject({
    ok: true,
  });
  expect(await app.visitor.getCart()).toMatchObject([{ quantity: MAX_QUANTITY }, { quantity: 1 }]);
});

test("addToCart takes more packs than are in stock, and payForCart refuses them", async () => {
  const { app, records } = aShop();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 12 });
  await addToCart(app, DOZEN);
  expect(await addToCart(app, DOZEN)).toMatchObject({ ok: true });
  expect(await app.visitor.buyer.payForCart({ method: "paypal", expectedTotal: 680 })).toEqual({
    ok: false,
    refusal: { kind: "not-enough-eggs" },
  });
});

test("setQuantity, removeFromCart and clearCart change the stored basket", async () => {
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
