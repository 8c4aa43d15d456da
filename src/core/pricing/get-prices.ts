import type { Prices } from "#core/pricing/prices.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getPrices =
  ({ prices }: Pick<ShopRecords, "prices">) =>
  (): Promise<Prices> =>
    prices.load();
