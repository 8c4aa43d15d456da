import { type BookDeps, caughtUp, keepBook } from "#core/egg-book/keep-book.ts";
import { stockNow } from "#core/egg-book/stock-now.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { saveInventory } from "#core/inventory/save-inventory.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
  stockRowsOf,
} from "#core/inventory/stock-edit.ts";
import { accept, type Result } from "#core/shared/result.ts";

/**
 * The inventory editor: what is typed becomes the stock, and the open book says that it was changed, or found. It is
 * refused before anything is stored, where what is for sale isn't what was seen.
 */
export const saveStock =
  (deps: BookDeps) =>
  async (edits: readonly StockEdit[]): Promise<Result<Inventory, StockEditRefusal>> => {
    const counts = applyStockEdits(stockRowsOf(await stockNow(deps)(deps.now)), edits);
    if (!counts.ok) return counts;
    const save = () => saveInventory(deps)(counts.value);
    const saved = await keepBook(deps)<Inventory>(save, async (book) => {
      const stock = await save();
      return [await caughtUp(deps, book), stock];
    });
    return accept(saved);
  };
