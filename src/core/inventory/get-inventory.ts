import type { Inventory } from "#core/inventory/inventory.ts";
import type { Ports } from "#ports/ports.ts";

export const getInventory =
  ({ inventory }: Pick<Ports, "inventory">) =>
  (): Promise<Inventory> =>
    inventory.load();
