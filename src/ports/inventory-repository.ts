import type { Inventory } from "#core/inventory/inventory.ts";
import type { Singleton } from "#ports/singleton.ts";

export type InventoryRepository = Singleton<Inventory>;
