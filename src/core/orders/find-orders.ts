import { sameEmail } from "#core/customers/email.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What an order's customer sees of it: nothing of the farm's own books. */
const forCustomer = (order: Order): Order => {
  const { captureId: _capture, fee: _fee, log: _log, paymentMethod: _method, ...seen } = order;
  return seen;
};

/** Whoever can read an e-mail's mail isn't always who lives at the address. */
const byLink = (order: Order): Order => {
  const { address: _address, phone: _phone, note: _note, ...seen } = forCustomer(order);
  return seen;
};

/** A customer's orders that the caller may see, newest first. The email matches in any case; an empty one finds nothing. */
export const findOrders =
  ({ orders, lookups }: Pick<ShopRecords, "orders"> & Pick<ShopPorts, "lookups">) =>
  async (email: string): Promise<readonly Order[]> => {
    const found = await orders.ofEmail(email);
    const mine = await lookups.mine();
    if (mine === null) return found;
    const isProven = (await lookups.proven()).some((one) => sameEmail(one, email));
    return found.flatMap((order) => {
      if (mine.includes(order.id)) return [forCustomer(order)];
      return isProven ? [byLink(order)] : [];
    });
  };
