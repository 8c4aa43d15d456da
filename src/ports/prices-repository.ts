import type { Prices } from "#core/pricing/prices.ts";

export interface PricesRepository {
  /** Prices never saved are the default prices. */
  load(): Promise<Prices>;
  save(prices: Prices): Promise<void>;
}
