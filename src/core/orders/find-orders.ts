import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A customer's orders, newest first. The email matches in any case; an empty one finds nothing. */
export const findOrders =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  (email: string): Promise<readonly Order[]> =>
    orders.ofEmail(email);
