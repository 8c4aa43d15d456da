import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { OrderItem } from "#core/orders/order.ts";
import { packName } from "#core/orders/packs-in-words.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface PackTotal {
  readonly name: string;
  readonly packs: number;
}

export interface PackTotals {
  /** In the order of the catalogue; what it no longer knows comes last. */
  readonly packs: readonly PackTotal[];
  readonly eggs: number;
}

const rankOf = ({ id }: OrderItem): number => {
  const pack = packOf(id);
  return pack ? CATEGORY_IDS.indexOf(pack.category) : CATEGORY_IDS.length;
};

const inOrder = (a: OrderItem, b: OrderItem): number =>
  rankOf(a) - rankOf(b) || a.packSize - b.packSize;

export const packTotalsOf = (items: readonly OrderItem[]): PackTotals => {
  const packs = new Map<string, number>();
  for (const item of [...items].sort(inOrder))
    packs.set(packName(item), (packs.get(packName(item)) ?? 0) + item.quantity);
  return {
    packs: [...packs].map(([name, count]) => ({ name, packs: count })),
    eggs: sumOf(items, ({ packSize, quantity }) => packSize * quantity),
  };
};
