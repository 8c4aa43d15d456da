import fc from "fast-check";
import { describe, expect, test } from "vitest";
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
    await handOverAndSpoil(stock, (mine) => inventory.save(mine));
    expect(await inventory.load()).toEqual(stock);
    await expectACopy(() => inventory.load());
  });
});
