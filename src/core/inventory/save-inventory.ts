import type { Inventory } from "#core/inventory/inventory.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
} from "#core/inventory/stock-edit.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const saveInventory =
  ({ inventory }: Pick<Ports, "inventory">) =>
  async (edits: readonly StockEdit[]): Promise<Result<Inventory, StockEditRefusal>> => {
    const edited = applyStockEdits(await inventory.load(), edits);
    if (edited.ok) await inventory.save(edited.value);
    return edited;
  };
