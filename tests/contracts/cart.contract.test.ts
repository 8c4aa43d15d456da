import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carts } from "#tests/support/arbitraries.ts";
import { aCart } from "#tests/support/purchases.ts";
import { expectACopy, handOverAndSpoil, spoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const TWO_LINES = aCart({ quantity: 3, price: 345 }, { packSize: 6, deliveryMethod: "collection" });

describe.each(TEST_STORES)("the basket in %s", (_name, freshTestStore) => {
  test("that was never saved is empty, and nothing in it is skipped", async () => {
    const { cart } = freshTestStore().openTab().visitor.records;
    expect(await cart.load()).toEqual([]);
    expect(await cart.countSkipped()).toBe(0);
  });

  test("comes back to every tab as it was saved, whatever it was before", async () => {
    const testStore = freshTestStore();
    const [{ visitor }, other] = [testStore.openTab(), testStore.openTab()];
    await fc.assert(
      fc.asyncProperty(carts, async (saved) => {
        await visitor.unitOfWork.run(({ cart }) => cart.save(saved));
        for (const { records } of [visitor, other.visitor]) {
          expect(await records.cart.load()).toEqual(saved);
          expect(await records.cart.countSkipped()).toBe(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("is copied on its way in and out", async () => {
    const { cart } = freshTestStore().openTab().visitor.records;
    await handOverAndSpoil(TWO_LINES, (mine) => cart.save(mine));
    expect(await cart.load()).toEqual(TWO_LINES);
    await expectACopy(() => cart.load());
  });

  test("that was never saved stays empty, whatever becomes of what was handed out", async () => {
    const { cart } = freshTestStore().openTab().visitor.records;
    spoil(await cart.load());
    expect(await cart.load()).toEqual([]);
  });
});
