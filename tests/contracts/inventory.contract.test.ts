import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { inventories } from "#tests/support/arbitraries.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

describe.each(TEST_STORES)("the inventory in %s", (_name, freshTestStore) => {
  test("that was never saved is the default stock", async () => {
    const { inventory } = freshTestStore().openTab().shop.records;
    expect(await inventory.load()).toEqual(DEFAULT_INVENTORY);
  });

  test("comes back to every tab as it was saved", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await fc.assert(
      fc.asyncProperty(inventories, async (stock) => {
        await shop.unitOfWork.run(({ inventory }) => inventory.save(stock));
        expect(await shop.records.inventory.load()).toEqual(stock);
        expect(await other.shop.records.inventory.load()).toEqual(stock);
      }),
      { numRuns: 50 },
    );
  });

  test("is copied on its way in and out, before and after it is saved", async () => {
    const { inventory } = freshTestStore().openTab().shop.records;
    const stock = { ...DEFAULT_INVENTORY, large: 7 };
    await expectACopy(() => inventory.load());
    await expectACopy(() => inventory.versions());
    await handOverAndSpoil(stock, (mine) => inventory.save(mine));
    expect(await inventory.load()).toEqual(stock);
    await expectACopy(() => inventory.load());
    await expectACopy(() => inventory.versions());
  });

  test("has a version for each category, which changes with its own count only", async () => {
    const { inventory } = freshTestStore().openTab().shop.records;
    const before = await inventory.versions();
    expect(Object.keys(before).sort()).toEqual([...CATEGORY_IDS].sort());
    await inventory.save({ ...DEFAULT_INVENTORY, large: 7 });
    const { large, ...others } = await inventory.versions();
    expect(large).not.toBe(before.large);
    expect({ ...others, large: before.large }).toEqual(before);
  });

  test("keeps its versions when it is saved again unchanged", async () => {
    const testStore = freshTestStore();
    const { inventory } = testStore.openTab().shop.records;
    const before = await inventory.versions();
    await inventory.save(DEFAULT_INVENTORY);
    expect(await inventory.versions()).toEqual(before);
    expect(await testStore.openTab().shop.records.inventory.versions()).toEqual(before);
  });

  test("shows a unit of work the versions of what it saved itself, and others those of before", async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    await shop.unitOfWork.run(async ({ inventory }) => {
      const before = await inventory.versions();
      await inventory.save({ ...DEFAULT_INVENTORY, small: 0 });
      expect((await inventory.versions()).small).not.toBe(before.small);
      if (!testStore.othersWait)
        expect((await shop.records.inventory.versions()).small).toBe(before.small);
    });
  });
});
