import type { CommandContext } from "#core/command.ts";
import { getStockRows } from "#core/inventory/get-stock-sheet.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
} from "#core/inventory/stock-edit.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "inventory" | "messages" | "profile"> & CommandContext;

export const saveInventory =
  (shared: SharedShop | null) =>
  ({ inventory, messages, profile, now, newId }: Deps) =>
  async (edits: readonly StockEdit[]): Promise<Result<Inventory, StockEditRefusal>> => {
    const counts = applyStockEdits(await getStockRows({ inventory }), edits);
    if (!counts.ok) return counts;
    const before = await inventory.load();
    const saved = { ...before, ...counts.value };
    await inventory.save(saved);
    if (shared)
      await tellLowStock({ messages, profile, now }, { before, after: saved, key: newId });
    return accept(saved);
  };
