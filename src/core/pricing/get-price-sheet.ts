import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Versions are read first: a change in between is a conflict. */
export const getPriceSheet =
  ({ prices }: Pick<ShopRecords, "prices">) =>
  async (): Promise<PriceSheet> => {
    const versions = await prices.versions();
    const price = await prices.load();
    const rows = EGG_TYPES.flatMap(({ id: category, sizes }) =>
      sizes.map((packSize) => {
        const pack = packId({ category, packSize });
        return [pack, { price: price[category][packSize] ?? 0, version: versions[pack] ?? "" }];
      }),
    );
    return Object.fromEntries(rows);
  };
