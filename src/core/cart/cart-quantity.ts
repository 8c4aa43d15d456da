import { type Cart, isSameLine, MAX_QUANTITY, type PackChoice } from "#core/cart/cart.ts";
import { readFigure } from "#core/shared/figure.ts";

const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

export const removeLine = (cart: Cart, choice: PackChoice): Cart =>
  cart.filter((line) => !isSameLine(line, choice));

/** 0 or less removes the line; what is no whole number changes nothing. */
export const changeQuantity = (cart: Cart, choice: PackChoice, quantity: number): Cart => {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeLine(cart, choice);
  return cart.map((line) =>
    isSameLine(line, choice) ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
};

export const needsDelivery = (lines: readonly PackChoice[]): boolean =>
  lines.some(({ deliveryMethod }) => deliveryMethod === "delivery");

export const readQuantity = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : clampQuantity(Math.max(1, Math.floor(figure)));
};
