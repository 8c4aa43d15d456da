import { EGG_TYPES, type EggType, type PackSize } from "#core/catalogue/catalogue.ts";
import { type Inventory, isOutOfStock } from "#core/inventory/inventory.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";

export interface PackOnOffer {
  readonly size: PackSize;
  readonly price: Pence;
  readonly canBeFilled: boolean;
}

export interface Product extends EggType {
  readonly stock: number;
  readonly packs: readonly PackOnOffer[];
  readonly unavailable: "not-for-sale" | "out-of-stock" | null;
}

const whyUnavailable = (packs: readonly PackOnOffer[], stock: number): Product["unavailable"] => {
  if (isOutOfStock(stock)) return "out-of-stock";
  if (packs.length === 0) return "not-for-sale";
  return packs.some((pack) => pack.canBeFilled) ? null : "out-of-stock";
};

const productOf = (eggType: EggType, prices: Prices, stock: number): Product => {
  const packs = eggType.sizes.flatMap((size): PackOnOffer[] => {
    const price = priceOf(prices, { category: eggType.id, packSize: size });
    return price === null ? [] : [{ size, price, canBeFilled: size <= stock }];
  });
  return { ...eggType, stock, packs, unavailable: whyUnavailable(packs, stock) };
};

/** In catalogue order. */
export const productsOf = (prices: Prices, inventory: Inventory): readonly Product[] =>
  EGG_TYPES.map((eggType) => productOf(eggType, prices, inventory[eggType.id]));

/** The wanted size where it can be filled, else the first that can; null when none can. */
export const offeredPack = (product: Product, wantedSize: number | null): PackOnOffer | null => {
  const offered = product.packs.filter((pack) => pack.canBeFilled);
  return offered.find((pack) => pack.size === wantedSize) ?? offered[0] ?? null;
};
