import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { readFigure } from "#core/shared/figure.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

/** One category's new count, and the count that the owner saw while editing. */
export interface StockEdit {
  readonly category: CategoryId;
  readonly from: number;
  readonly to: number;
}

export type StockEditRefusal =
  | {
      readonly kind: "stock-changed";
      /** The categories that have changed meanwhile, with their counts of now. */
      readonly overtaken: readonly { readonly category: CategoryId; readonly now: number }[];
    }
  | { readonly kind: "invalid-stock"; readonly categories: readonly CategoryId[] };

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

/** Sets the edited categories and no other. Refuses whole when a count can't be, or one has changed since it was seen, such as by a sale. */
export const applyStockEdits = (
  inventory: Inventory,
  edits: readonly StockEdit[],
): Result<Inventory, StockEditRefusal> => {
  const invalid = edits.filter(({ to }) => !isEggCount(to));
  if (invalid.length > 0)
    return refuse({ kind: "invalid-stock", categories: invalid.map(({ category }) => category) });
  const overtaken = edits
    .filter(({ category, from }) => inventory[category] !== from)
    .map(({ category }) => ({ category, now: inventory[category] }));
  if (overtaken.length > 0) return refuse({ kind: "stock-changed", overtaken });
  return accept({
    ...inventory,
    ...Object.fromEntries(edits.map(({ category, to }) => [category, to])),
  });
};
