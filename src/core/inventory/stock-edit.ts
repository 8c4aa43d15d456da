import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

/** One category's new count, and the count that the owner saw while editing. */
export interface StockEdit {
  readonly category: CategoryId;
  readonly from: number;
  readonly to: number;
}

export interface StockEditRefusal {
  readonly kind: "stock-changed";
  /** The categories that have changed meanwhile, with their counts of now. */
  readonly overtaken: readonly { readonly category: CategoryId; readonly now: number }[];
}

/** The most eggs that a category can be said to have. */
export const MOST_EGGS = 1_000_000;

/** What a typed stock means: a whole number from 0 to MOST_EGGS, and 0 when it is no number. */
export const readStock = (typed: string): number => {
  const figure = Math.floor(Number(typed));
  return Number.isNaN(figure) ? 0 : Math.min(Math.max(figure, 0), MOST_EGGS);
};

/** Sets the edited categories and no other. Refuses whole when one has changed since it was seen, such as by a sale. */
export const applyStockEdits = (
  inventory: Inventory,
  edits: readonly StockEdit[],
): Result<Inventory, StockEditRefusal> => {
  const overtaken = edits
    .filter(({ category, from }) => inventory[category] !== from)
    .map(({ category }) => ({ category, now: inventory[category] }));
  if (overtaken.length > 0) return refuse({ kind: "stock-changed", overtaken });
  const counts = edits.map(({ category, to }) => [category, readStock(String(to))]);
  return accept({ ...inventory, ...Object.fromEntries(counts) });
};
