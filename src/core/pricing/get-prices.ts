import type { Prices } from "#core/pricing/prices.ts";
import type { Ports } from "#ports/ports.ts";

export const getPrices =
  ({ prices }: Pick<Ports, "prices">) =>
  (): Promise<Prices> =>
    prices.load();
