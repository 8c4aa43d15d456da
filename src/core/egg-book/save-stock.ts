import type { ShopContext } from "#core/command.ts";
import { storeCounted } from "#core/egg-book/count-shelf.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { stockRows } from "#core/egg-book/stock-rows.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
} from "#core/inventory/stock-edit.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders" | "inventory"> &
  ShopContext;

export const saveStock =
  (deps: Deps) =>
  async (edits: readonly StockEdit[]): Promise<Result<Inventory, StockEditRefusal>> => {
    const { inventory, now } = deps;
    const counts = applyStockEdits(await stockRows(deps)(now), edits);
    if (!counts.ok) return counts;
    const book = await loadBook(deps);
    const counted = edits.map(({ category, to }) => ({ category, eggs: to }));
    if (book) await storeCounted(deps, book, counted);
    else await inventory.save({ ...(await inventory.load()), ...counts.value });
    return accept(await inventory.load());
  };
