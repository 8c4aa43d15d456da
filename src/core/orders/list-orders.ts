import type { Order } from "#core/orders/order.ts";
import { askedOf } from "#core/orders/order-search.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listOrders =
  ({ orders, profile }: Pick<ShopRecords, "orders" | "profile">) =>
  async (query: OrderQuery): Promise<Page<Order>> => {
    if (query.text === "") return orders.page(query);
    const { eggs } = await loadFarm({ profile });
    return orders.page({ ...query, text: askedOf(query.text, eggs) });
  };
