import { stockForSale } from "#core/egg-book/stock.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What a shop has for sale, whether its egg book is open or closed. */
export const forSaleIn = (records: ShopRecords, now: () => string): Promise<Inventory> =>
  stockForSale({ ...records, clock: { now } }).load();
