import { packOf } from "#core/catalogue/pack.ts";
import type { PacksOfEggs } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";

/** The packs of an order that the catalogue still knows. */
export const packsOf = ({ items }: Order): readonly PacksOfEggs[] =>
  items.flatMap(({ id, quantity }) => {
    const pack = packOf(id);
    return pack ? [{ ...pack, quantity }] : [];
  });
