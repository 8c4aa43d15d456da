import { CATEGORY_IDS, type CategoryId, LARGEST_PACK } from "#core/catalogue/catalogue.ts";
import { type Inventory, isOutOfStock, type PacksOfEggs } from "#core/inventory/inventory.ts";
import { sumOf } from "#core/shared/sum.ts";

export const stockLevel = (eggs: number): StockLevel => {
  if (isOutOfStock(eggs)) return "out";
  return eggs < LARGEST_PACK ? "low" : "enough";
};

export type StockLevel = "out" | "low" | "enough";

export const eggsAsked = (packs: readonly PacksOfEggs[], category: CategoryId): number =>
  sumOf(
    packs.filter((pack) => pack.category === category),
    (pack) => pack.packSize * pack.quantity,
  );

export const eggsIn = (packs: readonly PacksOfEggs[]): Inventory =>
  Object.fromEntries(CATEGORY_IDS.map((id) => [id, eggsAsked(packs, id)])) as Inventory;

/** Never below 0: paid eggs leave even when too few are counted. */
export const takeEggs = (inventory: Inventory, packs: readonly PacksOfEggs[]): Inventory => {
  const left = { ...inventory };
  for (const { category } of packs) {
    left[category] = Math.max(0, inventory[category] - eggsAsked(packs, category));
  }
  return left;
};

export const categoriesOf = (packs: readonly PacksOfEggs[]): readonly CategoryId[] =>
  CATEGORY_IDS.filter((id) => packs.some(({ category }) => category === id));

export const eggsShort = (
  inventory: Inventory,
  packs: readonly PacksOfEggs[],
): Partial<Inventory> => {
  const short: Partial<Record<CategoryId, number>> = {};
  for (const category of categoriesOf(packs)) {
    const lacking = eggsAsked(packs, category) - inventory[category];
    if (lacking > 0) short[category] = lacking;
  }
  return short;
};

export const putEggsBack = (
  inventory: Inventory,
  packs: readonly PacksOfEggs[],
  short: Partial<Inventory> = {},
): Inventory => {
  const more = { ...inventory };
  for (const category of categoriesOf(packs))
    more[category] += Math.max(0, eggsAsked(packs, category) - (short[category] ?? 0));
  return more;
};
