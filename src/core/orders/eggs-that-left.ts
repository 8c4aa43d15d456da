import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { eggsAsked } from "#core/inventory/shelf.ts";
import type { EggsShort, Order } from "#core/orders/order.ts";
import { packsOf } from "#core/orders/order-packs.ts";

/** How many eggs the log says were short; an earlier version told no more than that. */
const shortInAll = ({ log = [] }: Order): number =>
  Number(log.find(({ kind }) => kind === "eggs-short")?.detail ?? 0) || 0;

/** The eggs of an order that never left the shelf. */
export const shortOf = (order: Order): EggsShort => {
  if (order.short) return order.short;
  let left = shortInAll(order);
  const packs = packsOf(order);
  return Object.fromEntries(
    CATEGORY_IDS.flatMap((id) => {
      const short = Math.min(left, eggsAsked(packs, id));
      left -= short;
      return short > 0 ? [[id, short]] : [];
    }),
  );
};
