import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { eggsMore } from "#core/changing/room-for-change.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { shortOf } from "#core/orders/eggs-of-order.ts";
import type { EggsShort, Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";

/** What comes back was perhaps never there: eggs that an order lacks come back last. */
export const stockAfter = (
  stock: Inventory,
  before: Order,
  after: Order,
): { readonly stock: Inventory; readonly short: EggsShort } => {
  const [more, was] = [eggsMore(before, after), shortOf(before)];
  const [next, short] = [{ ...stock }, {} as Record<string, number>];
  for (const id of CATEGORY_IDS) {
    const [asked, lacked] = [more[id], was[id] ?? 0];
    const back = Math.max(0, -asked - lacked);
    const lacks = Math.max(0, asked > 0 ? lacked + Math.max(0, asked - stock[id]) : lacked + asked);
    next[id] = Math.max(0, stock[id] + back - Math.max(0, asked));
    if (lacks > 0) short[id] = lacks;
  }
  return { stock: next, short };
};

/** Where it lacks none any more, its log still says how many it lacked at first. */
export const withShort = ({ short: _before, ...order }: Order, short: EggsShort): Order =>
  Object.keys(short).length > 0 || hasLogged(order, "eggs-short") ? { ...order, short } : order;
