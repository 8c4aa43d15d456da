import { getStockRows } from "#core/inventory/get-stock-sheet.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
} from "#core/inventory/stock-edit.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const saveInventory =
  ({ inventory }: Pick<ShopRecords, "inventory">) =>
  async (edits: readonly StockEdit[]): Promise<Result<Inventory, StockEditRefusal>> => {
    const counts = applyStockEdits(await getStockRows({ inventory }), edits);
    if (!counts.ok) return counts;
    const saved = { ...(await inventory.load()), ...counts.value };
    await inventory.save(saved);
    return accept(saved);
  };
