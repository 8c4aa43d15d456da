import { type OrderOverview, orderOverviewOf } from "#core/dashboard/order-overview.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

export const getOrderOverview =
  ({ orders, clock }: Pick<Ports, "orders" | "clock">) =>
  async (): Promise<OrderOverview> =>
    orderOverviewOf(await orders.all(), todayOf(clock));
