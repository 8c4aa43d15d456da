import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { PacksOfEggs } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import type { EggsShort, Order } from "#core/orders/order.ts";

const asEggs = (items: Order["items"]): readonly PacksOfEggs[] =>
  items.flatMap(({ id, quantity }) => {
    const pack = packOf(id);
    return pack ? [{ ...pack, quantity }] : [];
  });

/** Of what is left. */
export const packsOf = (order: Pick<Order, "items">): readonly PacksOfEggs[] =>
  asEggs(itemsLeft(order));

const shortInAll = ({ log = [] }: Order): number =>
  Number(log.find(({ kind }) => kind === "eggs-short")?.detail ?? 0) || 0;

export const shortOf = (order: Order): EggsShort => {
  if (order.short) return order.short;
  let left = shortInAll(order);
  const packs = asEggs(order.items);
  return Object.fromEntries(
    CATEGORY_IDS.flatMap((id) => {
      const short = Math.min(left, eggsAsked(packs, id));
      left -= short;
      return short > 0 ? [[id, short]] : [];
    }),
  );
};
