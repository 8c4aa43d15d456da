import { readFigure } from "#core/shared/figure.ts";

export const MAX_QUANTITY = 9999;

export const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

export const readQuantity = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : clampQuantity(Math.max(1, Math.floor(figure)));
};
