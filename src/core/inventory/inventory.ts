import { CATEGORY_IDS, type CategoryId, SMALLEST_PACK } from "#core/catalogue/catalogue.ts";
import type { Pack } from "#core/catalogue/pack.ts";

export type Inventory = Readonly<Record<CategoryId, number>>;

export type PacksOfEggs = Pack & { readonly quantity: number };

export const DEFAULT_INVENTORY: Inventory = {
  pullet: 60,
  small: 150,
  medium: 200,
  large: 180,
  extraLarge: 120,
  doubleYolkers: 80,
};

export const isOutOfStock = (eggs: number): boolean => eggs < SMALLEST_PACK;

export type HeldEggs = (stock: Inventory, now: string) => Promise<Inventory>;

/** More eggs may be held than were counted. */
export const lessHeld = (stock: Inventory, held: Inventory): Inventory => {
  const left: Record<CategoryId, number> = { ...stock };
  for (const id of CATEGORY_IDS) left[id] = Math.max(0, stock[id] - held[id]);
  return left;
};
