import {
  firstDayOfTakings,
  type OrderOverview,
  orderOverviewOf,
} from "#core/dashboard/order-overview.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getOrderOverview =
  ({
    orders,
    profile,
    clock,
  }: Pick<ShopRecords, "orders" | "profile"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<OrderOverview> => {
    const now = clock.now();
    const since = firstDayOfTakings(todayAt(now));
    const recent = await orders.touchedSince(since);
    const farm = await loadFarm({ profile });
    return orderOverviewOf(await orders.pending(), recent, now, farm, await orders.owed());
  };
