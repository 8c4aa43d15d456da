import { readFigure } from "#core/shared/figure.ts";

/** The most eggs that a category can be said to have, or that a day can be said to have brought. */
export const MOST_EGGS = 1_000_000;

/** Whether so many eggs can be: a whole number from 0 to MOST_EGGS. */
export const isEggCount = (eggs: number): boolean =>
  Number.isInteger(eggs) && eggs >= 0 && eggs <= MOST_EGGS;

/** What a typed count means: a whole number from 0, and 0 when it is no number. It may be more than MOST_EGGS. */
export const readStock = (typed: string): number => Math.max(0, Math.floor(readFigure(typed) ?? 0));

/** A typed count some eggs up or down, from 0 to MOST_EGGS. */
export const stepStock = (typed: string, by: number): number =>
  Math.min(Math.max(0, readStock(typed) + by), MOST_EGGS);
