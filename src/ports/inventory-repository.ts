import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Version } from "#core/shared/version.ts";
import type { Singleton } from "#ports/singleton.ts";

export interface InventoryRepository extends Singleton<Inventory> {
  versions(): Promise<Readonly<Record<CategoryId, Version>>>;
}
