import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { type Pack, packId } from "#core/catalogue/pack.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { toPounds } from "#core/shared/money.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aTab } from "#tests/support/stored-tab.ts";

/** As they stand in JSON. */
const NO_PRICES = ["{}", "[]", '""', '"cheap"', "null", "true", "-0.01", "1e308", "0.001"];

const noPrice = fc.constantFrom(...NO_PRICES);

const pence = fc.integer({ min: 0, max: 1_000_000 });

const PACKS = EGG_TYPES.flatMap(({ id: category, sizes }) =>
  sizes.map((packSize) => ({ category, packSize })),
);

/** For each pack its pence, a text that is no price, or undefined for a pack that isn't in storage. */
const storedPacks = fc.tuple(
  ...PACKS.map((pack) =>
    fc
      .oneof(pence, noPrice, fc.constant(undefined))
      .map((stored): readonly [Pack, number | string | undefined] => [pack, stored]),
  ),
);

const mapOf = (parts: readonly (readonly [name: string | number, json: string])[]): string =>
  `{${parts.map(([name, json]) => `"${name}":${json}`).join()}}`;

const jsonOf = (packs: readonly (readonly [Pack, number | string | undefined])[]): string =>
  mapOf(
    CATEGORY_IDS.map((id) => [
      id,
      mapOf(
        packs.flatMap(([{ category, packSize }, stored]) =>
          category !== id || stored === undefined
            ? []
            : [[packSize, typeof stored === "number" ? String(toPounds(stored)) : stored]],
        ),
      ),
    ]),
  );

test("a stored price is read as it is, and what is none as the price that a shop opens with", async () => {
  await fc.assert(
    fc.asyncProperty(storedPacks, async (packs) => {
      const { records } = aTab({ eggPrices: jsonOf(packs) });
      const read = await records.prices.load();
      for (const [{ category, packSize }, stored] of packs) {
        const known = typeof stored === "number" ? stored : DEFAULT_PRICES[category][packSize];
        expect(read[category][packSize]).toBe(known);
      }
    }),
  );
});

test("whatever eggPrices holds, every pack has a price", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json(),
      noPrice,
      fc.constantFrom(...CATEGORY_IDS),
      async (any, kind, id) => {
        for (const text of [any, mapOf([[id, kind]]), mapOf([[id, mapOf([[12, any]])]])]) {
          const read = await aTab({ eggPrices: text }).records.prices.load();
          for (const { category, packSize } of PACKS)
            expect(read[category][packSize]).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test.each([
  "{}",
  "[]",
  '"text"',
  '{"large":{}}',
  '{"large":[]}',
  '{"large":{"6":{},"12":"text","18":-5,"30":1e308}}',
  '{"goose":{"6":9},"large":{"24":6}}',
])("every pack is for sale where eggPrices holds %s, and the original is kept", async (text) => {
  const { stores, records, shown, log } = aTab({ eggPrices: text });
  const { app } = aShop({ stores });
  expect(await app.shop.counter.getPrices()).toEqual(DEFAULT_PRICES);
  const sheet = await app.shop.office.getPriceSheet();
  for (const { id: category, sizes } of EGG_TYPES)
    for (const packSize of sizes)
      expect(sheet[packId({ category, packSize })]?.price).toBe(DEFAULT_PRICES[category][packSize]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(shown("eggPrices.setAside")).toEqual({ original: text, setAsideAt: NOON });
  expect(await records.prices.versions()).toMatchObject({ "large-12": "340" });
});

test("a pack size that storage lacks is logged, and costs the opening price", async () => {
  const { 18: _eighteen, ...others } = DEFAULT_PRICES.large;
  const inPounds = Object.fromEntries(
    Object.entries({ ...DEFAULT_PRICES, large: { ...others, 12: 0 } }).map(([id, packs]) => [
      id,
      Object.fromEntries(Object.entries(packs).map(([size, price]) => [size, toPounds(price)])),
    ]),
  );
  const { records, log } = aTab({ eggPrices: inPounds });
  expect((await records.prices.load()).large).toEqual({ ...DEFAULT_PRICES.large, 12: 0 });
  expect(log.warn.mock.calls).toEqual([
    ['"eggPrices": 1 missing figure(s) take what a shop opens with.'],
  ]);
});
