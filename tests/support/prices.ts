import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";

/** The opening prices, but of these kinds of eggs these packs alone are for sale. */
export const sellingOnly = (some: Partial<Prices>): Prices => ({
  ...DEFAULT_PRICES,
  ...Object.fromEntries(
    Object.entries(some).map(([id, packs]) => [
      id,
      {
        ...Object.fromEntries(CATALOGUE[id as CategoryId].sizes.map((size) => [size, 0])),
        ...packs,
      },
    ]),
  ),
});
