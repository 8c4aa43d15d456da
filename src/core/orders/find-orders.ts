import type { Order } from "#core/orders/order.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A customer's orders that the caller may see, newest first. The email matches in any case; an empty one finds nothing. */
export const findOrders =
  ({ orders, lookups }: Pick<ShopRecords, "orders"> & Pick<ShopPorts, "lookups">) =>
  async (email: string): Promise<readonly Order[]> => {
    const found = await orders.ofEmail(email);
    const mine = await lookups.mine();
    return mine === null ? found : found.filter(({ id }) => mine.includes(id));
  };
