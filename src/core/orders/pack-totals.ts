import type { EggType } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { OrderItem } from "#core/orders/order.ts";
import { packName } from "#core/orders/packs-in-words.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface PackTotal {
  readonly name: string;
  readonly packs: number;
}

export interface PackTotals {
  readonly packs: readonly PackTotal[];
  readonly eggs: number;
}

const rankOf = ({ id }: OrderItem, eggs: readonly EggType[]): number => {
  const pack = packOf(id);
  return pack ? eggs.findIndex((kind) => kind.id === pack.category) : eggs.length;
};

export const packTotalsOf = (items: readonly OrderItem[], eggs: readonly EggType[]): PackTotals => {
  const inOrder = (a: OrderItem, b: OrderItem): number =>
    rankOf(a, eggs) - rankOf(b, eggs) || a.packSize - b.packSize;
  const packs = new Map<string, number>();
  for (const item of [...items].sort(inOrder))
    packs.set(packName(item), (packs.get(packName(item)) ?? 0) + item.quantity);
  return {
    packs: [...packs].map(([name, count]) => ({ name, packs: count })),
    eggs: sumOf(items, ({ packSize, quantity }) => packSize * quantity),
  };
};
