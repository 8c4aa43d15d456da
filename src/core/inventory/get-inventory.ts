import { type HeldEggs, type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopPorts, "clock"> {
  readonly inventory: Pick<ShopRecords["inventory"], "load">;
  readonly held: HeldEggs;
}

export const getInventory =
  ({ inventory, held, clock }: Deps) =>
  async (): Promise<Inventory> => {
    const stock = await inventory.load();
    return lessHeld(stock, await held(stock, clock.now()));
  };
