import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { PackedItem } from "#core/orders/order-to-hand-over.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { type PackParcel, toPack } from "#core/packing/parcel.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface PackCount {
  readonly size: number;
  readonly packs: number;
}

export interface KindTotal {
  readonly category: CategoryId | null;
  readonly name: string;
  readonly packs: readonly PackCount[];
  readonly eggs: number;
}

export interface DayTotals {
  readonly toPack: readonly KindTotal[];
  readonly packed: readonly KindTotal[];
}

export const EGGS_A_TRAY = 30;

export const traysOf = (eggs: number): { readonly trays: number; readonly over: number } => ({
  trays: Math.floor(eggs / EGGS_A_TRAY),
  over: eggs % EGGS_A_TRAY,
});

const kindTotal = (name: string, items: readonly PackedItem[]): KindTotal => {
  const packs = new Map<number, number>();
  for (const { packSize, quantity } of items)
    packs.set(packSize, (packs.get(packSize) ?? 0) + quantity);
  return {
    category: packOf(items[0]?.id ?? "")?.category ?? null,
    name,
    packs: [...packs].sort(([a], [b]) => a - b).map(([size, count]) => ({ size, packs: count })),
    eggs: sumOf(items, ({ packSize, quantity }) => packSize * quantity),
  };
};

export const kindTotals = (
  items: readonly PackedItem[],
  order: readonly CategoryId[],
): readonly KindTotal[] => {
  const kinds = new Map<string, PackedItem[]>();
  for (const item of items) {
    const kind = packOf(item.id)?.category ?? item.name;
    const known = kinds.get(kind);
    if (known) known.push(item);
    else kinds.set(kind, [item]);
  }
  const rankOf = ({ category }: KindTotal): number =>
    category ? order.indexOf(category) : order.length;
  return [...kinds.values()]
    .map((all) => kindTotal(all[0]?.name ?? "", all))
    .sort((a, b) => rankOf(a) - rankOf(b));
};

export const dayTotals = (
  parcels: readonly PackParcel[],
  order: readonly CategoryId[],
): DayTotals => {
  const itemsOf = (isTaken: (parcel: PackParcel) => boolean): readonly PackedItem[] =>
    toPack(parcels)
      .filter(isTaken)
      .flatMap(({ items }) => items);
  return {
    toPack: kindTotals(
      itemsOf(({ order: one }) => isPending(one)),
      order,
    ),
    packed: kindTotals(
      itemsOf(({ order: one }) => !isPending(one)),
      order,
    ),
  };
};
