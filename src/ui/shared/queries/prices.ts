import type { Prices } from "#core/pricing/prices.ts";
import { type Records, useRecords } from "#ui/shared/queries/use-records.ts";

export const PRICES: Records<Prices> = {
  reads: ["prices"],
  key: ["prices"],
  run: (app) => app.shop.counter.getPrices(),
};

export const usePrices = () => useRecords(PRICES);
