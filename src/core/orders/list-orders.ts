import type { Order } from "#core/orders/order.ts";
import { askedOf } from "#core/orders/order-search.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ListedOrders extends Omit<OrderQuery, "day"> {
  readonly day?: Day;
}

export const listOrders =
  ({ orders, profile }: Pick<ShopRecords, "orders" | "profile">) =>
  async ({ text, day, ...query }: ListedOrders): Promise<Page<Order>> => {
    if (text === "" && !day) return orders.page({ ...query, text });
    const farm = await loadFarm({ profile });
    return orders.page({
      ...query,
      text: text && askedOf(text, farm.eggs),
      ...(day && { day: ordersOfDay(day, farm) }),
    });
  };
