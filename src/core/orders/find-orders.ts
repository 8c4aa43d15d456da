import { newestFirst, type Order } from "#core/orders/order.ts";
import type { Ports } from "#ports/ports.ts";

/** A customer's orders, newest first. The email matches in any case; an empty one finds nothing. */
export const findOrders =
  ({ orders }: Pick<Ports, "orders">) =>
  async (email: string): Promise<readonly Order[]> =>
    newestFirst(await orders.ofEmail(email));
