import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const NEWS = { content: "<p>News</p>", enabled: true, version: 7 };

const splashes = fc.record(
  {
    content: fc.string(),
    enabled: fc.boolean(),
    version: fc.integer({ min: 1 }),
    until: fc.constantFrom("2026-12-24", "2027-02-28"),
  },
  { noNullPrototype: true, requiredKeys: ["content", "enabled", "version"] },
);

describe.each(TEST_STORES)("the splash page in %s", (_name, freshTestStore) => {
  test("that was never saved is the one a shop starts with", async () => {
    expect(await freshTestStore().openTab().shop.records.splash.load()).toEqual(DEFAULT_SPLASH);
  });

  test("comes back to every tab as it was saved", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await fc.assert(
      fc.asyncProperty(splashes, async (saved) => {
        await shop.unitOfWork.run(({ splash }) => splash.save(saved));
        expect(await shop.records.splash.load()).toEqual(saved);
        expect(await other.shop.records.splash.load()).toEqual(saved);
      }),
      { numRuns: 30 },
    );
  });

  test("loses its last day where it is saved without one", async () => {
    const { splash } = freshTestStore().openTab().shop.records;
    await splash.save({ ...NEWS, until: "2026-12-24" });
    expect(await splash.load()).toEqual({ ...NEWS, until: "2026-12-24" });
    await splash.save(NEWS);
    expect(await splash.load()).toStrictEqual(NEWS);
  });

  test("is copied on its way in and out, before and after it is saved", async () => {
    const { splash } = freshTestStore().openTab().shop.records;
    await expectACopy(() => splash.load());
    await handOverAndSpoil(NEWS, (mine) => splash.save(mine));
    expect(await splash.load()).toEqual(NEWS);
    await expectACopy(() => splash.load());
  });
});
