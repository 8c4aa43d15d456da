import { sameEmail } from "#core/customers/email-key.ts";
import { joinedOrder } from "#core/orders/joined-order.ts";
import { mendsOf } from "#core/orders/mended.ts";
import { newestFirst, type Order } from "#core/orders/order.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import {
  type SeenOrder,
  whereOrdered,
  withCustomerChanges,
  withoutPlace,
} from "#core/orders/seen-order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders" | "agreements" | "profile"> &
  Pick<ShopPorts, "lookups" | "shared">;

/** In one browser a paid order doesn't change. */
const asPlaced = async ({ profile, shared }: Deps): Promise<(order: Order) => SeenOrder> => {
  if (!shared) return whereOrdered;
  const farm = await loadFarm({ profile });
  return (order) => withCustomerChanges(whereOrdered(order), order, farm);
};

type Payment = { readonly addTo?: string };

/**
 * Packs were added by the link of a mail, which shows no address: nor does the payment for them. Once
 * that is forgotten, the order of packs that joined no other may be of such a payment.
 */
const isByLink = (mine: readonly string[], { log = [] }: Order, payment?: Payment | null) =>
  payment
    ? payment.addTo !== undefined && !mine.includes(payment.addTo)
    : log.some(({ kind }) => kind === "not-added");

/**
 * In a shared shop a number alone opens nothing: the caller's browser must have paid. By the number of
 * a payment that added packs it returns the order that they joined.
 */
export const findOrder =
  (deps: Deps) =>
  async (id: string): Promise<SeenOrder | null> => {
    const { orders, agreements, lookups } = deps;
    const mine = await lookups.mine();
    if (mine !== null && !mine.includes(id)) return null;
    const payment = mine && (await agreements.find(id));
    const order = (await orders.find(id)) ?? (await joinedOrder({ orders }, payment));
    if (!order) return null;
    const isLinked = mine !== null && isByLink(mine, order, payment);
    return isLinked ? withoutPlace(order) : (await asPlaced(deps))(order);
  };

/** The browser that ordered still finds by an address of before, which isn't kept. */
const isFoundBy = (order: Order, email: string): boolean =>
  isOrderOf(order, email) || (email.trim() !== "" && mendsOf(order) > 0);

/**
 * Newest first; "" finds nothing. Skips orders that the caller may not see, since the time would
 * reveal them.
 */
export const findOrders = (deps: Deps) => {
  const { orders, agreements, lookups } = deps;
  const ownOf = async (mine: readonly string[], email: string): Promise<readonly Order[]> => {
    const own = await Promise.all((await orders.known(mine)).map(orders.find));
    return own.flatMap((order) => (order && isFoundBy(order, email) ? [order] : []));
  };

  return async (email: string): Promise<readonly SeenOrder[]> => {
    const mine = await lookups.mine();
    if (mine === null) return (await orders.ofEmail(email)).map(await asPlaced(deps));
    const isProven = (await lookups.proven()).some((one) => sameEmail(one, email));
    const own = await ownOf(mine, email);
    const proven = isProven ? await orders.ofEmail(email) : [];
    const found = newestFirst([
      ...proven,
      ...own.filter(({ id }) => proven.every((one) => one.id !== id)),
    ]);
    const placed = await asPlaced(deps);
    const payments = await agreements.withIds(own.map(({ id }) => id));
    const paymentOf = ({ id }: Order) => payments.find(({ orderId }) => orderId === id);
    const isPlacedHere = (order: Order): boolean =>
      mine.includes(order.id) && !isByLink(mine, order, paymentOf(order));
    return found.map((order) => (isPlacedHere(order) ? placed(order) : withoutPlace(order)));
  };
};
