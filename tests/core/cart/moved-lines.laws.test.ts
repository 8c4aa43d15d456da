import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CartLine,
  isSameLine,
  itemCount,
  lineKey,
  type PackChoice,
  removeLine,
} from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { withDelivery } from "#core/cart/change-delivery.ts";
import { takenOut, withLineBack } from "#core/cart/removed-line.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { carts, cartsWithChoice } from "#tests/support/arbitraries.ts";
import { aCart } from "#tests/support/purchases.ts";

const otherWay = ({ category, packSize, deliveryMethod }: PackChoice): PackChoice => ({
  category,
  packSize,
  deliveryMethod: deliveryMethod === "delivery" ? "collection" : "delivery",
});

const methods = fc.constantFrom(...DELIVERY_METHODS);

test("withDelivery loses no pack, makes no two lines alike and touches no other pack", () => {
  fc.assert(
    fc.property(cartsWithChoice, methods, ([cart, choice], deliveryMethod) => {
      const after = withDelivery(cart, { choice, deliveryMethod });
      const isPack = (line: PackChoice) =>
        [choice, otherWay(choice)].some((one) => isSameLine(line, one));
      const packs = cart.filter(isPack);
      if (after === null) {
        expect(itemCount(packs)).toBeGreaterThan(MAX_QUANTITY);
        return;
      }
      expect(itemCount(after.filter(isPack))).toBe(itemCount(packs));
      expect(new Set(after.map(lineKey)).size).toBe(after.length);
      for (const { quantity } of after) expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      expect(after.filter((line) => !isPack(line))).toEqual(cart.filter((line) => !isPack(line)));
      if (cart.some((line) => isSameLine(line, choice)))
        expect(after.some((line) => isSameLine(line, { ...choice, deliveryMethod }))).toBe(true);
    }),
  );
});

test("withDelivery there and back returns the same line where no other was merged", () => {
  fc.assert(
    fc.property(cartsWithChoice, ([cart, choice]) => {
      const alone = removeLine(cart, otherWay(choice));
      const { deliveryMethod } = otherWay(choice);
      const changed = withDelivery(alone, { choice, deliveryMethod }) ?? [];
      const back = { choice: otherWay(choice), deliveryMethod: choice.deliveryMethod };
      expect(withDelivery(changed, back)).toEqual(alone);
    }),
  );
});

test("withLineBack puts a removed line back as it was, at its index", () => {
  fc.assert(
    fc.property(
      carts.filter((cart) => cart.length > 0),
      fc.nat(),
      (cart, at) => {
        const choice = cart[at % cart.length] as PackChoice;
        const removed = takenOut(cart, choice);
        expect(removed && withLineBack(removeLine(cart, choice), removed)).toEqual(cart);
      },
    ),
  );
});

test("withLineBack loses no pack, whatever has become of the basket meanwhile", () => {
  fc.assert(
    fc.property(cartsWithChoice, carts, ([cart, choice], now) => {
      const removed = takenOut(cart, choice);
      if (!removed) return;
      const after = withLineBack(now, removed);
      const there = now.filter((line) => isSameLine(line, choice));
      expect(after === null).toBe(itemCount(there) + removed.line.quantity > MAX_QUANTITY);
      if (!after) return;
      expect(itemCount(after)).toBe(itemCount(now) + removed.line.quantity);
      expect(new Set(after.map(lineKey)).size).toBe(after.length);
    }),
  );
});

const DOZEN: PackChoice = { category: "large", packSize: 12, deliveryMethod: "delivery" };
const TO_COLLECT = { choice: DOZEN, deliveryMethod: "collection" } as const;

const aBasket = async (...lines: readonly Partial<CartLine>[]) => {
  const { app, records } = aShop();
  await records.cart.save(aCart(...lines));
  return app.visitor;
};

test("changeDelivery reports how many packs the line has, and whether it was merged", async () => {
  const alone = await aBasket({ quantity: 2 });
  expect(await alone.changeDelivery(TO_COLLECT)).toEqual({
    ok: true,
    value: { quantity: 2, isMerged: false },
  });
  const two = await aBasket(
    { quantity: 2 },
    { packSize: 6 },
    { deliveryMethod: "collection", quantity: 3 },
  );
  expect(await two.changeDelivery(TO_COLLECT)).toEqual({
    ok: true,
    value: { quantity: 5, isMerged: true },
  });
  expect(await two.getCart()).toMatchObject([
    { packSize: 12, deliveryMethod: "collection", quantity: 5 },
    { packSize: 6, deliveryMethod: "delivery" },
  ]);
});

test("changeDelivery refuses to merge two lines that one line can't hold", async () => {
  const visitor = await aBasket(
    { quantity: MAX_QUANTITY },
    { deliveryMethod: "collection", quantity: 1 },
  );
  const before = await visitor.getCart();
  const refused = { ok: false, refusal: { kind: "line-full" } };
  expect(await visitor.changeDelivery(TO_COLLECT)).toEqual(refused);
  expect(await visitor.getCart()).toEqual(before);
});

test("removeFromCart returns the line with its index, or null if gone; putBack restores it", async () => {
  const visitor = await aBasket({ packSize: 6 }, { quantity: 4, price: 333 }, { packSize: 18 });
  const before = await visitor.getCart();
  const removed = await visitor.removeFromCart(DOZEN);
  expect(removed).toMatchObject({ value: { line: { quantity: 4, price: 333 }, place: 1 } });
  expect(await visitor.removeFromCart(DOZEN)).toEqual({ ok: true, value: null });
  const back = removed.ok && removed.value ? await visitor.putBack(removed.value) : null;
  expect(back).toEqual({ ok: true, value: before });
  expect(await visitor.getCart()).toEqual(before);
});
