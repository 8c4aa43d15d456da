import { type Cart, type CartLine, isSameLine, lineOf, type PackChoice } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";

export interface TakenOut {
  readonly line: CartLine;
  readonly place: number;
}

export const takenOut = (cart: Cart, choice: PackChoice): TakenOut | null => {
  const place = cart.findIndex((line) => isSameLine(line, choice));
  const line = cart[place];
  return line ? { line, place } : null;
};

export const withLineBack = (cart: Cart, { line, place }: TakenOut): Cart | null => {
  const equal = lineOf(cart, line);
  if (!equal) return [...cart.slice(0, place), line, ...cart.slice(place)];
  const quantity = equal.quantity + line.quantity;
  if (quantity > MAX_QUANTITY) return null;
  return cart.map((one) => (one === equal ? { ...equal, quantity } : one));
};
