import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { isEggCount, MOST_EGGS } from "#core/inventory/egg-count.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";

export interface StockRow {
  readonly eggs: number;
  readonly version: Version;
}

export type StockRows = Readonly<Record<CategoryId, StockRow>>;

export type StockSheet = Readonly<
  Record<CategoryId, StockRow & { /** Eggs held for payments under way. */ readonly held: number }>
>;

/** Optimistic locking: the new count, and the version that the owner saw. */
export interface StockEdit {
  readonly category: CategoryId;
  readonly version: Version;
  readonly to: number;
}

export type StockEditRefusal =
  | {
      readonly kind: "stock-changed";
      readonly conflicts: readonly ({ readonly category: CategoryId } & StockRow)[];
    }
  | { readonly kind: "invalid-stock"; readonly categories: readonly CategoryId[] };

export interface StockDifference {
  readonly from: number;
  readonly to: number;
}

/** From 0 to MOST_EGGS. */
export const sameDifference = ({ from, to }: StockDifference, now: number): number =>
  Math.min(Math.max(0, now + to - from), MOST_EGGS);

/** All or nothing: refuses an impossible count and a version that has changed, as by a sale. */
export const applyStockEdits = (
  sheet: StockRows,
  edits: readonly StockEdit[],
): Result<Partial<Inventory>, StockEditRefusal> => {
  const invalid = edits.filter(({ category, to }) => !isEggCount(to) || !(category in sheet));
  if (invalid.length > 0)
    return refuse({ kind: "invalid-stock", categories: invalid.map(({ category }) => category) });
  const conflicts = edits
    .filter(({ category, version }) => sheet[category].version !== version)
    .map(({ category }) => ({ category, ...sheet[category] }));
  if (conflicts.length > 0) return refuse({ kind: "stock-changed", conflicts });
  return accept(Object.fromEntries(edits.map(({ category, to }) => [category, to])));
};
