import { sameEmail } from "#core/customers/email.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What an order's customer sees of it: nothing of the farm's own books. */
const forCustomer = (order: Order): Order => {
  const {
    captureId: _capture,
    fee: _fee,
    captured: _captured,
    returned: _returned,
    ...rest
  } = order;
  const { log: _log, paymentMethod: _method, short: _short, ...seen } = rest;
  return seen;
};

/** Whoever can read an e-mail's mail isn't always who lives at the address. */
const byLink = (order: Order): Order => {
  const { address: _address, phone: _phone, note: _note, ...seen } = forCustomer(order);
  return seen;
};

type Given = Pick<ShopRecords, "orders"> & Pick<ShopPorts, "lookups">;

/**
 * An order by its number. In a shop that several people visit a number opens nothing: it is found by the browser alone
 * that has opened its payment. Null for any other.
 */
export const findOrder =
  ({ orders, lookups }: Given) =>
  async (id: string): Promise<Order | null> => {
    const mine = await lookups.mine();
    const order = mine === null || mine.includes(id) ? await orders.find(id) : null;
    return order && forCustomer(order);
  };

/** A customer's orders that the caller may see, newest first. The email matches in any case; an empty one finds nothing. */
export const findOrders =
  ({ orders, lookups }: Given) =>
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
