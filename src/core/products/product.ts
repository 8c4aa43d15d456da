import type { EggType, PackSize } from "#core/catalogue/catalogue.ts";
import { type Inventory, isOutOfStock } from "#core/inventory/inventory.ts";
import { isForSale, type Prices, priceOf } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";

export interface PackOnOffer {
  readonly size: PackSize;
  readonly price: Pence;
  readonly canBeFilled: boolean;
}

export interface Product extends EggType {
  readonly stock: number;
  readonly packs: readonly PackOnOffer[];
  readonly isAvailable: boolean;
}

const productOf = (eggType: EggType, prices: Prices, stock: number): Product => {
  const packs = eggType.sizes.flatMap((size): PackOnOffer[] => {
    const price = priceOf(prices, { category: eggType.id, packSize: size });
    return price === null ? [] : [{ size, price, canBeFilled: size <= stock }];
  });
  const isAvailable = !isOutOfStock(stock) && packs.some((pack) => pack.canBeFilled);
  return { ...eggType, stock, packs, isAvailable };
};

export const productsOf = (
  eggs: readonly EggType[],
  prices: Prices,
  inventory: Inventory,
): readonly Product[] =>
  eggs
    .filter(({ id }) => isForSale(prices, id))
    .map((eggType) => productOf(eggType, prices, inventory[eggType.id]));

export const offeredPack = (product: Product, wantedSize: number | null): PackOnOffer | null => {
  const offered = product.packs.filter((pack) => pack.canBeFilled);
  return offered.find((pack) => pack.size === wantedSize) ?? offered[0] ?? null;
};
