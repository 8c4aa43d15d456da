import { addPack, type Cart, type CartLine, changeQuantity } from "#core/cart/cart.ts";
import { CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { type Purchase, purchaseOf } from "#core/payments/purchase.ts";
import type { Prices } from "#core/pricing/prices.ts";

export const FULL_BARN = Object.fromEntries(
  CATEGORY_IDS.map((id) => [id, 10_000_000]),
) as Inventory;

/** The purchase that a basket is at these prices when there is no shortage. */
export const purchaseAt = (cart: Cart, prices: Prices): Purchase => {
  const purchase = purchaseOf(cart, prices, FULL_BARN, EGG_TYPES);
  if (!purchase.ok) throw new Error(purchase.refusal.kind);
  return purchase.value;
};

export const aLine = (change: Partial<CartLine> = {}): CartLine => ({
  category: "large",
  packSize: 12,
  deliveryMethod: "delivery",
  price: 340,
  quantity: 1,
  ...change,
});

export const aCart = (...lines: readonly Partial<CartLine>[]): Cart =>
  lines
    .map(aLine)
    .reduce<Cart>(
      (cart, line) => changeQuantity(addPack(cart, line, line.price), line, line.quantity),
      [],
    );
