import * as v from "valibot";
import type { SingletonFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { StoredNumber } from "#adapters/farm-json/stored-number.ts";
import {
  CATALOGUE,
  CATEGORY_IDS,
  type CategoryId,
  EGG_TYPES,
  type EggType,
} from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import { DEFAULT_PRICES, type Prices, pricesBy } from "#core/pricing/prices.ts";
import { type Pence, toPence, toPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

const Pounds = v.pipe(
  StoredNumber,
  v.minValue(0),
  v.check((pounds) => pounds === 0 || toPence(pounds) > 0),
  v.transform(toPence),
);

interface KnownPrices {
  readonly known: ReadonlyMap<string, Pence>;
  readonly skipped: number;
  readonly missing: number;
}

const readPacks = ({ id: category, sizes }: EggType, stored: unknown): KnownPrices => {
  const known = new Map<string, Pence>();
  const packs = asMap(stored);
  if (packs === null) return { known, skipped: 1, missing: 0 };
  const read = sizes.map((packSize) => v.safeParse(v.optional(Pounds), packs[packSize]));
  for (const [at, packSize] of sizes.entries()) {
    const price = read[at]?.success ? read[at].output : undefined;
    if (price !== undefined) known.set(packId({ category, packSize }), price);
  }
  const skipped = read.filter(({ success }) => !success).length;
  return { known, skipped, missing: sizes.length - known.size - skipped };
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

/** `{ large: { "6": 1.8, … }, … }`: pounds by category and pack size. */
export const pricesFormat: SingletonFormat<Prices> = {
  topic: "prices",
  initial: DEFAULT_PRICES,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const kinds = EGG_TYPES.map((type) => readPacks(type, map[type.id] ?? {}));
    const known = new Map(kinds.flatMap((kind) => [...kind.known]));
    return {
      value: pricesBy((pack) => known.get(packId(pack))),
      stored: map,
      skipped: sumOf(kinds, ({ skipped }) => skipped),
      missing: sumOf(kinds, ({ missing }) => missing),
    };
  },
  toStored: pricesToJson,
};
