import { expect, test } from "vitest";
import { addToCart, openPayment } from "#tests/support/a-shop.ts";
import { aShopWithBasket, DOZEN } from "#tests/support/a-shop-with-basket.ts";

const SIX = { category: "large", packSize: 6, deliveryMethod: "collection" } as const;

const CHOSEN = { delivery: "2026-06-27", collection: "2026-06-28" };

const aBasketForDays = async () => {
  const shop = await aShopWithBasket();
  const { visitor } = shop.app;
  expect(await visitor.getChosenDays()).toEqual({});
  await visitor.chooseDay({ method: "delivery", day: "2026-06-21" });
  await visitor.chooseDay({ method: "collection", day: CHOSEN.collection });
  await visitor.chooseDay({ method: "delivery", day: CHOSEN.delivery });
  expect(await visitor.getChosenDays()).toEqual(CHOSEN);
  return shop;
};

test("chosen days stay while anything is in the basket, and go with the last pack", async () => {
  const { app } = await aBasketForDays();
  await app.visitor.removeFromCart(DOZEN);
  expect(await app.visitor.getChosenDays()).toEqual(CHOSEN);
  await app.visitor.removeFromCart(SIX);
  expect(await app.visitor.getChosenDays()).toEqual({});
});

test("chosen days go with a basket that is cleared, or emptied by its quantities", async () => {
  const { app } = await aBasketForDays();
  await app.visitor.clearCart();
  expect(await app.visitor.getChosenDays()).toEqual({});
  await addToCart(app, DOZEN);
  await app.visitor.chooseDay({ method: "delivery", day: CHOSEN.delivery });
  await app.visitor.setQuantity({ choice: DOZEN, quantity: 0 });
  expect(await app.visitor.getChosenDays()).toEqual({});
});

test("chosen days go with a paid basket, and stay with one that was added to meanwhile", async () => {
  const { app } = await aBasketForDays();
  const first = await openPayment(app);
  await addToCart(app, DOZEN);
  await app.visitor.buyer.takePayment(first);
  expect(await app.visitor.getChosenDays()).toEqual(CHOSEN);
  await app.visitor.buyer.takePayment(await openPayment(app));
  expect(await app.visitor.getChosenDays()).toEqual({});
});
