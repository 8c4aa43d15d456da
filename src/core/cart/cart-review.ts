import type { Cart, CartLine } from "#core/cart/cart.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export type LineTrouble =
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs"; readonly asked: number; readonly inStock: number };

export interface ReviewedLine extends CartLine {
  readonly priceNow: Pence;
  readonly lineTotal: Pence;
  readonly priceChanged: boolean;
  readonly trouble: LineTrouble | null;
}

export interface CartReview {
  readonly lines: readonly ReviewedLine[];
  readonly total: Pence;
  readonly payable: boolean;
}

const troubleOf = (price: Pence | null, asked: number, inStock: number): LineTrouble | null => {
  if (price === null) return { kind: "not-for-sale" };
  return asked > inStock ? { kind: "not-enough-eggs", asked, inStock } : null;
};

const reviewLine = (line: CartLine, cart: Cart, prices: Prices, inventory: Inventory) => {
  const price = priceOf(prices, line);
  const asked = eggsAsked(cart, line.category);
  return {
    ...line,
    priceNow: price ?? 0,
    lineTotal: (price ?? 0) * line.quantity,
    priceChanged: price !== null && price !== line.price,
    trouble: troubleOf(price, asked, inventory[line.category]),
  };
};

/** Packs of all sizes and both methods draw on the same eggs of a category. */
export const reviewCart = (cart: Cart, prices: Prices, inventory: Inventory): CartReview => {
  const lines = cart.map((line) => reviewLine(line, cart, prices, inventory));
  return {
    lines,
    total: sumOf(lines, (line) => line.lineTotal),
    payable: lines.length > 0 && lines.every((line) => line.trouble === null),
  };
};
