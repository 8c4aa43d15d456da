import { readFigure } from "#core/shared/figure.ts";

/** The most eggs that a category can be said to have, or that a day can be said to have brought. */
export const MOST_EGGS = 1_000_000;

/** Whether so many eggs can be: a whole number from 0 to MOST_EGGS. */
export const isEggCount = (eggs: number): boolean =>
  Number.isInteger(eggs) && eggs >= 0 && eggs <= MOST_EGGS;

/** What a typed count means: a whole number from 0, which may be more than MOST_EGGS; null where it is no number. */
export const countIn = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : Math.max(0, Math.floor(figure));
};

/** What a typed count means, and 0 where it is no number. */
export const readStock = (typed: string): number => countIn(typed) ?? 0;

/** A typed count some eggs up or down, from 0 to MOST_EGGS. */
export const stepStock = (typed: string, by: number): number =>
  Math.min(Math.max(0, readStock(typed) + by), MOST_EGGS);
