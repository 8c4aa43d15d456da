import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE, EGG_TYPES, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { offeredPack, productsOf } from "#core/products/product.ts";
import { inventories, packs, prices } from "#tests/support/arbitraries.ts";

test("packOf finds every pack by its id", () => {
  fc.assert(
    fc.property(packs, (pack) => {
      expect(packOf(packId(pack))).toEqual(pack);
    }),
  );
});

test.each(["goose-6", "large-7", "large", "large-", "extraLarge-30", "large-6-6", ""])(
  "packOf finds no pack by %j",
  (id) => {
    expect(packOf(id)).toBeNull();
  },
);

test("productsOf lists exactly the packs with a price, and offers those that the eggs fill", () => {
  fc.assert(
    fc.property(prices, inventories, (price, stock) => {
      for (const product of productsOf(EGG_TYPES, price, stock)) {
        const priced = CATALOGUE[product.id].sizes.filter((size) => price[product.id][size]);
        expect(product.packs.map((pack) => pack.size)).toEqual(priced);
        for (const pack of product.packs) {
          expect(pack.canBeFilled).toBe(pack.size <= stock[product.id]);
        }
      }
    }),
  );
});

test("productsOf finds a product available exactly when it has 6 eggs and a pack that they fill", () => {
  fc.assert(
    fc.property(prices, inventories, (price, stock) => {
      for (const product of productsOf(EGG_TYPES, price, stock)) {
        expect(product.isAvailable).toBe(
          product.stock >= 6 && product.packs.some((pack) => pack.canBeFilled),
        );
      }
    }),
  );
});

test("offeredPack is the wanted pack where it can be filled, else the smallest that can", () => {
  const wanted = fc.constantFrom(...PACK_SIZES, 7, null);
  fc.assert(
    fc.property(prices, inventories, wanted, (price, stock, size) => {
      for (const product of productsOf(EGG_TYPES, price, stock)) {
        const filled = product.packs.filter((pack) => pack.canBeFilled).map((pack) => pack.size);
        const [smallest] = filled.toSorted((one, other) => one - other);
        const best = filled.some((one) => one === size) ? size : smallest;
        expect(offeredPack(product, size)?.size).toBe(best);
      }
    }),
  );
});

test("a fresh shop sells all six egg types at the opening prices", () => {
  const window = productsOf(EGG_TYPES, DEFAULT_PRICES, DEFAULT_INVENTORY);
  expect(window.map((product) => product.name)).toEqual(EGG_TYPES.map((type) => type.name));
  expect(window.find((product) => product.id === "large")?.packs).toEqual([
    { size: 6, price: 180, canBeFilled: true },
    { size: 12, price: 340, canBeFilled: true },
    { size: 18, price: 500, canBeFilled: true },
    { size: 30, price: 800, canBeFilled: true },
  ]);
});

test.each([
  ["no price and eggs enough", {}, 100, undefined],
  ["no price and no eggs", {}, 5, undefined],
  ["every pack switched off", { 6: 0, 12: 0, 18: 0, 30: 0 }, 100, undefined],
  ["a price and no eggs", { 6: 180 }, 5, false],
  ["a price of packs that its eggs don't fill", { 12: 340 }, 11, false],
  ["a price of packs that its eggs just fill", { 12: 340 }, 12, true],
])("productsOf tells of eggs with %s whether they are there", (_which, price, stock, available) => {
  const window = productsOf(
    EGG_TYPES,
    { ...DEFAULT_PRICES, large: price },
    { ...DEFAULT_INVENTORY, large: stock },
  );
  expect(window.find(({ id }) => id === "large")?.isAvailable).toBe(available);
});
