import type { Prices } from "#core/pricing/prices.ts";
import type { Readable } from "#ports/singleton.ts";

export const getPrices =
  ({ prices }: { readonly prices: Readable<Prices> }) =>
  (): Promise<Prices> =>
    prices.load();
