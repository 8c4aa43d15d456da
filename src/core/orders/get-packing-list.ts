import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getPackingList =
  ({ orders, clock }: Pick<ShopRecords, "orders"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<readonly PackingDay[]> =>
    packingListOf([...(await orders.toHandOver())].reverse(), clock.now());
