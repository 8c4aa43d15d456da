import type { ShopContext } from "#core/command.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "inventory" | "messages" | "profile"> & ShopContext;

export const saveInventory =
  ({ inventory, messages, profile, now, newId, shared }: Deps) =>
  async (counts: Partial<Inventory>): Promise<Inventory> => {
    const before = await inventory.load();
    const saved = { ...before, ...counts };
    await inventory.save(saved);
    if (shared)
      await tellLowStock({ messages, profile, now }, { before, after: saved, key: newId });
    return saved;
  };
