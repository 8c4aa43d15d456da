import type { CommandContext } from "#core/command.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "inventory" | "messages" | "profile"> & CommandContext;

export const saveInventory =
  (shared: SharedShop | null) =>
  ({ inventory, messages, profile, now, newId }: Deps) =>
  async (counts: Partial<Inventory>): Promise<Inventory> => {
    const before = await inventory.load();
    const saved = { ...before, ...counts };
    await inventory.save(saved);
    if (shared)
      await tellLowStock({ messages, profile, now }, { before, after: saved, key: newId });
    return saved;
  };
