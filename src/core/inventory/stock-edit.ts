import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { isEggCount, MOST_EGGS } from "#core/inventory/egg-count.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { checkEdits, type FigureEdit, type FigureRow } from "#core/shared/figure-sheet.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface StockRow extends FigureRow {
  readonly eggs: number;
}

export type StockRows = Readonly<Record<CategoryId, StockRow>>;

const rowsOf = (eggs: Inventory, versionOf: (figure: number) => string): StockRows =>
  Object.fromEntries(
    CATEGORY_IDS.map((id) => [id, { eggs: eggs[id], version: versionOf(eggs[id]) }]),
  ) as StockRows;

/** The figure for sale is its own version. */
export const stockRowsOf = (stock: Inventory): StockRows => rowsOf(stock, String);

/** A sale takes nothing off the shelf before it is packed: the count there still holds. */
export const shelfRowsOf = (shelf: Inventory): StockRows =>
  rowsOf(shelf, (figure) => `${figure} on the shelf`);

export interface StockSheetRow extends StockRow {
  readonly forSale: number;
  readonly held: number;
  readonly waiting: number;
}

export type StockSheet = Readonly<Record<CategoryId, StockSheetRow>>;

export interface StockEdit extends FigureEdit {
  readonly category: CategoryId;
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

export const sameDifference = ({ from, to }: StockDifference, now: number): number =>
  Math.min(Math.max(0, now + to - from), MOST_EGGS);

export const applyStockEdits = (
  sheet: StockRows,
  edits: readonly StockEdit[],
): Result<Partial<Inventory>, StockEditRefusal> => {
  const rowOf = ({ category }: StockEdit): StockRow | undefined => sheet[category];
  const { invalid, conflicts } = checkEdits(edits, rowOf, isEggCount);
  if (invalid.length > 0)
    return refuse({ kind: "invalid-stock", categories: invalid.map(({ category }) => category) });
  if (conflicts.length > 0)
    return refuse({
      kind: "stock-changed",
      conflicts: conflicts.map(({ edit: { category }, now }) => ({ category, ...now })),
    });
  return accept(Object.fromEntries(edits.map(({ category, to }) => [category, to])));
};
