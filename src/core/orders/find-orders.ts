import { sameEmail } from "#core/customers/email.ts";
import { isOrderOf, newestFirst, type Order } from "#core/orders/order.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

const forCustomer = (order: Order): Order => {
  const { captureId: _capture, fee: _fee, log: _log, short: _short, ...seen } = order;
  return seen;
};

/** Whoever can read an e-mail's mail isn't always who lives at the address. */
const byLink = (order: Order): Order => {
  const { address: _address, phone: _phone, note: _note, ...seen } = forCustomer(order);
  return seen;
};

type Deps = Pick<ShopRecords, "orders"> & Pick<ShopPorts, "lookups">;

/**
 * An order by its number. In a shop that several people visit a number opens nothing: it is found by the browser alone
 * that has opened its payment. Null for any other.
 */
export const findOrder =
  ({ orders, lookups }: Deps) =>
  async (id: string): Promise<Order | null> => {
    const mine = await lookups.mine();
    const order = mine === null || mine.includes(id) ? await orders.find(id) : null;
    return order && forCustomer(order);
  };

/**
 * A customer's orders that the caller may see, newest first. The email matches in any case; an empty one finds nothing.
 * Where the caller may see no others than their own, no others are looked for: the time would tell whether there are any.
 */
export const findOrders = ({ orders, lookups }: Deps) => {
  const ownOf = async (mine: readonly string[], email: string): Promise<readonly Order[]> => {
    const own = await Promise.all((await orders.known(mine)).map(orders.find));
    return newestFirst(own.flatMap((order) => (order && isOrderOf(order, email) ? [order] : [])));
  };

  return async (email: string): Promise<readonly Order[]> => {
    const mine = await lookups.mine();
    if (mine === null) return orders.ofEmail(email);
    const isProven = (await lookups.proven()).some((one) => sameEmail(one, email));
    const found = isProven ? await orders.ofEmail(email) : await ownOf(mine, email);
    return found.map((order) => (mine.includes(order.id) ? forCustomer(order) : byLink(order)));
  };
};
