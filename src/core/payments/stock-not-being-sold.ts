import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { beingTaken, eggsOf } from "#core/payments/held-eggs.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs on the shelf but for those that are being sold: payments that nobody has approved change nothing. */
export const leftOnShelf = async ({
  inventory,
  agreements,
}: Pick<ShopRecords, "inventory" | "agreements">): Promise<Inventory> =>
  lessHeld(await inventory.load(), eggsOf(beingTaken(await agreements.underWay())));
