import type { Order } from "#core/orders/order.ts";
import { askedOf } from "#core/orders/order-search.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { overdueOrders } from "#core/orders/overdue-orders.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ListedOrders extends Omit<OrderQuery, "day" | "overdue"> {
  readonly day?: Day;
  readonly isOverdue?: boolean;
}

export const listOrders =
  ({
    orders,
    profile,
    clock,
  }: Pick<ShopRecords, "orders" | "profile"> & Pick<ShopPorts, "clock">) =>
  async ({ text, day, isOverdue = false, ...query }: ListedOrders): Promise<Page<Order>> => {
    if (text === "" && !day && !isOverdue) return orders.page({ ...query, text });
    const farm = await loadFarm({ profile });
    return orders.page({
      ...query,
      text: text && askedOf(text, farm.eggs),
      ...(day && { day: ordersOfDay(day, farm) }),
      ...(isOverdue && { overdue: overdueOrders(farm, clock.now()) }),
    });
  };
