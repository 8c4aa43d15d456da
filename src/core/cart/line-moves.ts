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

/** With the number of lines that stood before it. */
export interface TakenOut {
  readonly line: CartLine;
  readonly place: number;
}

const lineOf = (cart: Cart, choice: PackChoice): CartLine | undefined =>
  cart.find((line) => isSameLine(line, choice));

/** Merges into the line that goes this way already; null where one line can't hold all packs. */
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

export const takenOut = (cart: Cart, choice: PackChoice): TakenOut | null => {
  const place = cart.findIndex((line) => isSameLine(line, choice));
  const line = cart[place];
  return line ? { line, place } : null;
};

/** In its old place, or merged into a line of the same choice; null where that can't hold all packs. */
export const withLineBack = (cart: Cart, { line, place }: TakenOut): Cart | null => {
  const equal = lineOf(cart, line);
  if (!equal) return [...cart.slice(0, place), line, ...cart.slice(place)];
  const quantity = equal.quantity + line.quantity;
  if (quantity > MAX_QUANTITY) return null;
  return cart.map((one) => (one === equal ? { ...equal, quantity } : one));
};
