import fc from "fast-check";
import { CATALOGUE, CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { count, pounds, withMore } from "#tests/support/farm-documents/any-json.ts";

const perCategory = <Value>(of: (category: (typeof CATEGORY_IDS)[number]) => fc.Arbitrary<Value>) =>
  withMore(fc.record(Object.fromEntries(CATEGORY_IDS.map((name) => [name, of(name)]))));

export const eggInventory = perCategory(() => count);

export const eggPrices = perCategory((category) =>
  fc.record(Object.fromEntries(CATALOGUE[category].sizes.map((size) => [size, pounds]))),
);
