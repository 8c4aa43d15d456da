import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { OrderItem } from "#core/orders/order.ts";

const nameOfNow = ({ id, name }: OrderItem, eggs: readonly EggType[]): string => {
  const pack = packOf(id);
  return pack ? eggTypeIn(eggs, pack.category).name : name;
};

/** As they were sold. What was stored without a name has the one of now. */
export const asSold = (
  items: readonly OrderItem[],
  eggs: readonly EggType[],
): readonly OrderItem[] =>
  items.map((item) => (item.name === "" ? { ...item, name: nameOfNow(item, eggs) } : item));

/** As they are called on the shelf and in the shop, whatever they were sold as. */
export const asCalledNow = (
  items: readonly OrderItem[],
  eggs: readonly EggType[],
): readonly OrderItem[] => items.map((item) => ({ ...item, name: nameOfNow(item, eggs) }));
