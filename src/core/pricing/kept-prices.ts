import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Version } from "#core/shared/version.ts";
import type { PricesRepository } from "#ports/prices-repository.ts";
import type { Singleton } from "#ports/singleton.ts";

export const priceVersions = (prices: Prices): Readonly<Record<string, Version>> =>
  Object.fromEntries(
    EGG_TYPES.flatMap(({ id: category, sizes }) =>
      sizes.map((packSize) => [
        packId({ category, packSize }),
        String(prices[category][packSize] ?? 0),
      ]),
    ),
  );

export const pricesIn = (kept: Singleton<Prices>): PricesRepository => ({
  ...kept,
  versions: async () => priceVersions(await kept.load()),
});
