import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE, CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import { priceVersions } from "#core/pricing/kept-prices.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const pence = fc.integer({ min: 0, max: 1_000_000 });

const withOpeningPrices = (some: Prices): Prices =>
  Object.fromEntries(
    CATEGORY_IDS.map((id) => [id, { ...DEFAULT_PRICES[id], ...some[id] }]),
  ) as unknown as Prices;

/** Prices of which any may be missing. */
const somePrices: fc.Arbitrary<Prices> = fc
  .record(
    Object.fromEntries(
      CATEGORY_IDS.map((id) => [
        id,
        fc.record(Object.fromEntries(CATALOGUE[id].sizes.map((size) => [size, pence])), {
          requiredKeys: [],
          noNullPrototype: true,
        }),
      ]),
    ),
    { noNullPrototype: true },
  )
  .map((all) => all as unknown as Prices);

const PACK_IDS = EGG_TYPES.flatMap(({ id: category, sizes }) =>
  sizes.map((packSize) => packId({ category, packSize })),
);

describe.each(TEST_STORES)("the prices in %s", (_name, freshTestStore) => {
  test("that were never saved are the default prices", async () => {
    expect(await freshTestStore().openTab().shop.records.prices.load()).toEqual(DEFAULT_PRICES);
  });

  test("come back to every tab as they were saved, with the opening price where there is none", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await fc.assert(
      fc.asyncProperty(somePrices, async (asked) => {
        await shop.unitOfWork.run(({ prices }) => prices.save(asked));
        expect(await shop.records.prices.load()).toEqual(withOpeningPrices(asked));
        expect(await other.shop.records.prices.load()).toEqual(withOpeningPrices(asked));
        expect(await shop.records.prices.versions()).toEqual(
          priceVersions(withOpeningPrices(asked)),
        );
      }),
      { numRuns: 50 },
    );
  });

  test("are copied on their way in and out, before and after they are saved", async () => {
    const { prices } = freshTestStore().openTab().shop.records;
    const asked = { ...DEFAULT_PRICES, large: { ...DEFAULT_PRICES.large, 6: 199 } };
    await expectACopy(() => prices.load());
    await expectACopy(() => prices.versions());
    await handOverAndSpoil(asked, (mine) => prices.save(mine));
    expect(await prices.load()).toEqual(asked);
    await expectACopy(() => prices.load());
    await expectACopy(() => prices.versions());
  });

  test("have a version for each pack of the catalogue, whether it is for sale or not", async () => {
    const { prices } = freshTestStore().openTab().shop.records;
    expect(Object.keys(await prices.versions()).sort()).toEqual([...PACK_IDS].sort());
    await prices.save({ ...DEFAULT_PRICES, large: { 6: 0, 12: 0 } });
    expect(Object.keys(await prices.versions()).sort()).toEqual([...PACK_IDS].sort());
  });

  test("change the version of the pack that costs something else, and no other's", async () => {
    const { prices } = freshTestStore().openTab().shop.records;
    const before = await prices.versions();
    await prices.save({ ...DEFAULT_PRICES, large: { ...DEFAULT_PRICES.large, 12: 345 } });
    const after = await prices.versions();
    expect(PACK_IDS.filter((id) => after[id] !== before[id])).toEqual(["large-12"]);
  });

  test("keep their versions when they are saved again unchanged", async () => {
    const testStore = freshTestStore();
    const { prices } = testStore.openTab().shop.records;
    const before = await prices.versions();
    await prices.save(DEFAULT_PRICES);
    expect(await prices.versions()).toEqual(before);
    expect(await testStore.openTab().shop.records.prices.versions()).toEqual(before);
  });
});
