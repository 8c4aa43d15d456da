import type { CommandContext } from "#core/command.ts";
import { getStockRows } from "#core/inventory/get-stock-sheet.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { lowStockMessages } from "#core/inventory/low-stock.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockEditRefusal,
} from "#core/inventory/stock-edit.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
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
    if (shared) {
      const own = profileOf(await profile.load());
      const outgoing = lowStockMessages({ before, after: saved, key: newId }, own);
      await addMessages({ messages }, outgoing, own.notices, now);
    }
    return accept(saved);
  };
