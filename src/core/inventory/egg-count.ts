import { readFigure } from "#core/shared/figure.ts";

export const MOST_EGGS = 1_000_000;

export const isEggCount = (eggs: number): boolean =>
  Number.isInteger(eggs) && eggs >= 0 && eggs <= MOST_EGGS;

/** May exceed MOST_EGGS; null where it is no number. */
export const countIn = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : Math.max(0, Math.floor(figure));
};

export const readStock = (typed: string): number => countIn(typed) ?? 0;

export const stepStock = (typed: string, by: number): number =>
  Math.min(Math.max(0, readStock(typed) + by), MOST_EGGS);
