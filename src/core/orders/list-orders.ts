import { newestFirst, type Order } from "#core/orders/order.ts";
import type { Ports } from "#ports/ports.ts";

/** Every order, newest first. */
export const listOrders =
  ({ orders }: Pick<Ports, "orders">) =>
  async (): Promise<readonly Order[]> =>
    newestFirst(await orders.all());
