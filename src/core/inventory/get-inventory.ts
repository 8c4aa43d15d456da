import type { Inventory } from "#core/inventory/inventory.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getInventory =
  ({ inventory }: Pick<ShopRecords, "inventory">) =>
  (): Promise<Inventory> =>
    inventory.load();
