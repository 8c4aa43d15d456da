import {
  type Cart,
  type CartLine,
  type DeliveryMethod,
  isSameLine,
  MAX_QUANTITY,
  type PackChoice,
} from "#core/cart/cart.ts";

export interface DeliveryChange {
  readonly choice: PackChoice;
  readonly deliveryMethod: DeliveryMethod;
}

/** A line that was taken out of the basket, and how many stood before it. */
export interface TakenOut {
  readonly line: CartLine;
  readonly place: number;
}

const lineOf = (cart: Cart, choice: PackChoice): CartLine | undefined =>
  cart.find((line) => isSameLine(line, choice));

/**
 * The basket with a line's packs by the other way. Those of a line that goes that way already are added to it, where
 * it stands; null where one line can't hold them all.
 */
export const withDelivery = (
  cart: Cart,
  { choice, deliveryMethod }: DeliveryChange,
): Cart | null => {
  const line = lineOf(cart, choice);
  if (!line || line.deliveryMethod === deliveryMethod) return cart;
  const equal = lineOf(cart, { ...line, deliveryMethod });
  const quantity = line.quantity + (equal?.quantity ?? 0);
  if (quantity > MAX_QUANTITY) return null;
  return cart
    .filter((one) => one !== equal)
    .map((one) => (one === line ? { ...line, deliveryMethod, quantity } : one));
};

/** The line of a choice and its place; null where there is none. */
export const takenOut = (cart: Cart, choice: PackChoice): TakenOut | null => {
  const place = cart.findIndex((line) => isSameLine(line, choice));
  const line = cart[place];
  return line ? { line, place } : null;
};

/**
 * The basket with a line put back as it was, in its place. Its packs are added to a line of the same choice that has
 * come meanwhile; null where that can't hold them all.
 */
export const withLineBack = (cart: Cart, { line, place }: TakenOut): Cart | null => {
  const equal = lineOf(cart, line);
  if (!equal) return [...cart.slice(0, place), line, ...cart.slice(place)];
  const quantity = equal.quantity + line.quantity;
  if (quantity > MAX_QUANTITY) return null;
  return cart.map((one) => (one === equal ? { ...equal, quantity } : one));
};
