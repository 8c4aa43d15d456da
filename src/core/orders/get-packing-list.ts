import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getPackingList =
  ({
    orders,
    profile,
    clock,
  }: Pick<ShopRecords, "orders" | "profile"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<readonly PackingDay[]> =>
    packingListOf(
      [...(await orders.toHandOver())].reverse(),
      clock.now(),
      await loadFarm({ profile }),
    );
