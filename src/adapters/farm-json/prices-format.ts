import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { StoredNumber } from "#adapters/farm-json/stored-number.ts";
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
  let skipped = map === null ? 1 : 0;
  for (const size of CATALOGUE[id].sizes) {
    const price = v.safeParse(v.optional(Pounds), map?.[size]);
    if (!price.success) skipped += 1;
    else if (price.output !== undefined) packPrices[size] = price.output;
  }
  return { packPrices, skipped };
};

/** `{ large: { "6": 1.8, … }, … }`: pounds by category and pack size. */
export const pricesFormat: DocumentFormat<Prices> = {
  topic: "prices",
  initial: DEFAULT_PRICES,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const prices = {} as Record<CategoryId, PackPrices>;
    let skipped = 0;
    for (const id of CATEGORY_IDS) {
      const found = readPackPrices(id, map[id] ?? {});
      prices[id] = found.packPrices;
      skipped += found.skipped;
    }
    return { value: prices, stored: map, skipped };
  },
};

const isSizeOf = (id: CategoryId, name: string): boolean =>
  CATALOGUE[id].sizes.some((size) => String(size) === name);

export const pricesToJson = (prices: Prices, before: unknown): unknown => {
  const map = { ...asMap(before) };
  for (const id of CATEGORY_IDS) {
    const pounds = Object.entries(prices[id]).map(([size, price]) => [size, toPounds(price)]);
    const unknown = Object.entries(asMap(map[id]) ?? {}).filter(([name]) => !isSizeOf(id, name));
    map[id] = Object.fromEntries([...unknown, ...pounds]);
  }
  return map;
};
