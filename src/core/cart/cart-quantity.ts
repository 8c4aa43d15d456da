import { type Cart, isSameLine, MAX_QUANTITY, type PackChoice } from "#core/cart/cart.ts";
import { readFigure } from "#core/shared/figure.ts";

const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

export const removeLine = (cart: Cart, choice: PackChoice): Cart =>
  cart.filter((line) => !isSameLine(line, choice));

/** Sets a line's packs; 0 or less removes it, and what is no whole number changes nothing. */
export const changeQuantity = (cart: Cart, choice: PackChoice, quantity: number): Cart => {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeLine(cart, choice);
  return cart.map((line) =>
    isSameLine(line, choice) ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
};

/** Whether any line is brought to the customer. */
export const needsDelivery = (lines: readonly PackChoice[]): boolean =>
  lines.some(({ deliveryMethod }) => deliveryMethod === "delivery");

/** What a typed quantity means, from 1 to MAX_QUANTITY; null when it is no number. */
export const readQuantity = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : clampQuantity(Math.max(1, Math.floor(figure)));
};
