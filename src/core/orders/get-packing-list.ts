import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What is to be packed for the coming weekend, the oldest order first. */
export const getPackingList =
  ({ orders, clock }: Pick<ShopRecords, "orders"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<readonly PackingDay[]> =>
    packingListOf([...(await orders.pending())].reverse(), todayOf(clock));
