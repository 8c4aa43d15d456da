import { CATALOGUE, type CategoryId, EGG_TYPES, type PackSize } from "#core/catalogue/catalogue.ts";
import type { Pack } from "#core/catalogue/pack.ts";
import type { Pence } from "#core/shared/money.ts";

/** Pence; 0 is not for sale. */
export type Prices = Readonly<Record<CategoryId, Readonly<Partial<Record<PackSize, Pence>>>>>;

export const DEFAULT_PRICES: Prices = {
  pullet: { 6: 100, 12: 200, 18: 300, 30: 500 },
  small: { 6: 125, 12: 250, 18: 375, 30: 600 },
  medium: { 6: 150, 12: 290, 18: 430, 30: 700 },
  large: { 6: 180, 12: 340, 18: 500, 30: 800 },
  extraLarge: { 6: 250, 12: 500, 18: 750 },
  doubleYolkers: { 6: 300, 12: 600 },
};

export const pricesBy = (known: (pack: Pack) => Pence | undefined): Prices =>
  Object.fromEntries(
    EGG_TYPES.map(({ id: category, sizes }) => [
      category,
      Object.fromEntries(
        sizes.map((packSize) => [
          packSize,
          known({ category, packSize }) ?? DEFAULT_PRICES[category][packSize],
        ]),
      ),
    ]),
  ) as Prices;

export const HIGHEST_PRICE: Pence = 1_000_000;

export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= 0 && price <= HIGHEST_PRICE;

export const priceOf = (prices: Prices, pack: Pack): Pence | null =>
  prices[pack.category][pack.packSize] || null;

export const isForSale = (prices: Prices, category: CategoryId): boolean =>
  CATALOGUE[category].sizes.some((packSize) => priceOf(prices, { category, packSize }) !== null);

export const kindsForSale = (prices: Prices): number =>
  EGG_TYPES.filter(({ id }) => isForSale(prices, id)).length;
