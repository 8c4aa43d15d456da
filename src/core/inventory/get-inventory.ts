import { heldIn } from "#core/inventory/held.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs that can be bought now: those on the shelf but for those held for others. */
export const getInventory =
  ({
    inventory,
    agreements,
    shared,
    clock,
  }: Pick<ShopRecords, "inventory" | "agreements"> & Pick<ShopPorts, "shared" | "clock">) =>
  async (): Promise<Inventory> => {
    const shelf = await inventory.load();
    return lessHeld(shelf, await heldIn(shared)({ agreements }, shelf, clock.now()));
  };
