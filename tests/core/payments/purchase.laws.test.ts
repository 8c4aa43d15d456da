import fc from "fast-check";
import { expect, test } from "vitest";
import { orderRequest } from "#adapters/paypal/browser/order-request.ts";
import { type Cart, isSameLine, type PackChoice } from "#core/cart/cart.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { withoutBought } from "#core/checkout/own-payment.ts";
import { FARM } from "#core/farm.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { isInStock, orderItemsOf, purchaseOf } from "#core/payments/purchase.ts";
import { toPence } from "#core/shared/money.ts";
import { carts, inventories, prices } from "#tests/support/arbitraries.ts";
import { checkOrderRequest } from "#tests/support/orders-v2-rules.ts";
import { aCart, FULL_BARN, purchaseAt } from "#tests/support/purchases.ts";

/** Baskets and prices as they come, with the purchases that result where the shop allows them. */
const purchases = fc
  .tuple(carts, prices)
  .map(([cart, price]) => purchaseOf(cart, price, FULL_BARN, EGG_TYPES))
  .filter((purchase) => purchase.ok)
  .map((purchase) => purchase.value);

test("PayPal's amount equals the sum of unit_amount × quantity to the penny, for every basket", () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      const unit = orderRequest(purchase, FARM).purchase_units[0];
      const items = unit?.items ?? [];
      const sum = items.reduce(
        (total, item) => total + toPence(Number(item.unit_amount?.value)) * Number(item.quantity),
        0,
      );
      expect(toPence(Number(unit?.amount?.value))).toBe(sum);
      expect(unit?.amount?.breakdown?.item_total?.value).toBe(unit?.amount?.value);
    }),
    { numRuns: 500 },
  );
});

test("every purchase is a request that Orders v2 accepts", () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      expect(checkOrderRequest(orderRequest(purchase, FARM))).toEqual([]);
    }),
  );
});

test("an order's items cost together what the purchase cost", () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      const sum = orderItemsOf(purchase).reduce((t, item) => t + item.price * item.quantity, 0);
      expect(sum).toBe(purchase.total);
    }),
  );
});

test("a purchase is in stock while no category has an egg less than it asks for", () => {
  fc.assert(
    fc.property(purchases, ({ lines, ...purchase }) => {
      const shelf: Record<string, number> = { ...FULL_BARN };
      for (const { category } of lines) shelf[category] = eggsAsked(lines, category);
      expect(isInStock({ ...purchase, lines }, shelf as Inventory)).toBe(true);
      for (const { category } of lines) {
        const oneLess = { ...shelf, [category]: (shelf[category] ?? 0) - 1 } as Inventory;
        expect(isInStock({ ...purchase, lines }, oneLess)).toBe(false);
      }
    }),
  );
});

test("a purchase is allowed exactly when its review is payable", () => {
  fc.assert(
    fc.property(carts, prices, inventories, (cart, price, stock) => {
      const review = reviewCart(cart, price, stock);
      expect(purchaseOf(cart, price, stock, EGG_TYPES).ok).toBe(review.payable);
    }),
  );
});

const quantityOf = (cart: Cart, choice: PackChoice): number =>
  cart.find((line) => isSameLine(line, choice))?.quantity ?? 0;

test("withoutBought removes what was bought from the basket pack by pack, and nothing else", () => {
  fc.assert(
    fc.property(carts, carts, (before, bought) => {
      const after = withoutBought(before, bought);
      for (const choice of [...before, ...bought])
        expect(quantityOf(after, choice)).toBe(
          Math.max(0, quantityOf(before, choice) - quantityOf(bought, choice)),
        );
      expect(after.every((line) => quantityOf(before, line) > 0 && line.quantity > 0)).toBe(true);
    }),
  );
});

test("withoutBought empties a basket bought whole, and leaves an unbought one as it is", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      expect(withoutBought(cart, cart)).toEqual([]);
      expect(withoutBought(cart, [])).toEqual(cart);
    }),
  );
});

test("a basket that is all collection asks for no shipping address, any other does", () => {
  const prefer = (...methods: ("delivery" | "collection")[]) =>
    orderRequest(
      purchaseAt(aCart(...methods.map((deliveryMethod) => ({ deliveryMethod }))), {
        pullet: {},
        small: {},
        medium: {},
        large: { 12: 340 },
        extraLarge: {},
        doubleYolkers: {},
      }),
      FARM,
    ).application_context?.shipping_preference;
  expect(prefer("collection")).toBe("NO_SHIPPING");
  expect(prefer("delivery")).toBe("GET_FROM_FILE");
  expect(prefer("collection", "delivery")).toBe("GET_FROM_FILE");
});
