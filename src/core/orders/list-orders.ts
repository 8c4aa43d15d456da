import type { Order } from "#core/orders/order.ts";
import type { Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listOrders =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  (query: OrderQuery): Promise<Page<Order>> =>
    orders.page(query);
