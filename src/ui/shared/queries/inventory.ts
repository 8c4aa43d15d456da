import type { Inventory } from "#core/inventory/inventory.ts";
import { type Records, useRecords } from "#ui/shared/queries/use-records.ts";

export const INVENTORY: Records<Inventory> = {
  reads: ["inventory", "orders", "lots", "care", "bookSettings", "today"],
  key: ["inventory"],
  // A payment's total is computed from what stands under this key, and pages bring it along.
  isOfDay: false,
  run: (app) => app.shop.counter.getInventory(),
};

export const useInventory = () => useRecords(INVENTORY);
