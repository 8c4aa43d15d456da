import * as v from "valibot";
import type { DocumentFormat } from "#adapters/local-storage/documents.ts";
import { asMap } from "#adapters/local-storage/records.ts";
import { StoredNumber } from "#adapters/local-storage/stored-number.ts";
import {
  CATALOGUE,
  CATEGORY_IDS,
  type CategoryId,
  type PackSize,
} from "#core/catalogue/catalogue.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";
import { type Pence, toPence, toPounds } from "#core/shared/money.ts";

const Pounds = v.pipe(StoredNumber, v.minValue(0), v.transform(toPence));

type PackPrices = Partial<Record<PackSize, Pence>>;

const readPackPrices = (id: CategoryId, stored: unknown) => {
  const map = asMap(stored);
  const packPrices: PackPrices = {};
  let leftOut = map === null ? 1 : 0;
  for (const size of CATALOGUE[id].sizes) {
    const price = v.safeParse(v.optional(Pounds), map?.[size]);
    if (!price.success) leftOut += 1;
    else if (price.output !== undefined) packPrices[size] = price.output;
  }
  return { packPrices, leftOut };
};

/** `{ large: { "6": 1.8, … }, … }`: pounds by category and pack size. */
export const pricesFormat: DocumentFormat<Prices> = {
  key: "eggPrices",
  initial: DEFAULT_PRICES,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const prices = {} as Record<CategoryId, PackPrices>;
    let leftOut = 0;
    for (const id of CATEGORY_IDS) {
      const found = readPackPrices(id, map[id] ?? {});
      prices[id] = found.packPrices;
      leftOut += found.leftOut;
    }
    return { value: prices, stored: map, leftOut };
  },
};

/** The prices in pounds, over what was stored before, so that what is not known stays. */
export const storedPrices = (prices: Prices, before: unknown): unknown => {
  const map = { ...asMap(before) };
  for (const id of CATEGORY_IDS) {
    const pounds = Object.entries(prices[id]).map(([size, price]) => [size, toPounds(price)]);
    map[id] = { ...asMap(map[id]), ...Object.fromEntries(pounds) };
  }
  return map;
};
