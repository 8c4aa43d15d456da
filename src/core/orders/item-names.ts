import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { OrderItem } from "#core/orders/order.ts";

const nameOfNow = ({ id, name }: OrderItem, eggs: readonly EggType[]): string => {
  const pack = packOf(id);
  return pack ? eggTypeIn(eggs, pack.category).name : name;
};

export const asSold = (
  items: readonly OrderItem[],
  eggs: readonly EggType[],
): readonly OrderItem[] =>
  items.map((item) => (item.name === "" ? { ...item, name: nameOfNow(item, eggs) } : item));

export const asCalledNow = (
  items: readonly OrderItem[],
  eggs: readonly EggType[],
): readonly OrderItem[] => items.map((item) => ({ ...item, name: nameOfNow(item, eggs) }));
