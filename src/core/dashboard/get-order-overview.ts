import {
  firstDayOfTakings,
  type OrderOverview,
  orderOverviewOf,
} from "#core/dashboard/order-overview.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getOrderOverview =
  ({ orders, clock }: Pick<ShopRecords, "orders"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<OrderOverview> => {
    const now = clock.now();
    const recent = await orders.placedSince(firstDayOfTakings(todayAt(now)));
    return orderOverviewOf(await orders.pending(), recent, now);
  };
