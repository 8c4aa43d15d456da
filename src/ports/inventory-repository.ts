import type { Inventory } from "#core/inventory/inventory.ts";

export interface InventoryRepository {
  /** Stock never saved is the default stock. */
  load(): Promise<Inventory>;
  save(inventory: Inventory): Promise<void>;
}
