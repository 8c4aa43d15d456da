import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_FLOCK, FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { aCost, anEggCount } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const NO_EGGS = { small: 0, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 };
const JUNE = { first: "2026-06-01", last: "2026-06-30" };

const counts = fc.record(
  Object.fromEntries(LOGGED_SIZES.map((size) => [size, fc.nat({ max: 5000 })])),
  { noNullPrototype: true },
) as fc.Arbitrary<typeof NO_EGGS>;

describe.each(TEST_STORES)("the flocks' books in %s", (_name, freshTestStore) => {
  test("are empty where nothing was written", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    for (const id of FLOCK_IDS) expect(await flocks.books(id)).toEqual(EMPTY_FLOCK);
    expect(await flocks.entriesBetween("1", JUNE)).toEqual(EMPTY_FLOCK);
    expect(await flocks.totals("1", null)).toEqual({ costs: 0, eggs: NO_EGGS });
    expect(await flocks.oldestDay()).toBeNull();
  });

  test("keep what was written, flock by flock, in the order in which it was", async () => {
    const testStore = freshTestStore();
    const [late, early] = [
      aCost({ id: "1", date: "2026-06-20" }),
      aCost({ id: "2", date: "2026-01-01" }),
    ];
    const eggs = [anEggCount({ id: "3", date: "2026-06-20" }), anEggCount({ id: "4" })];
    await testStore.openTab().shop.unitOfWork.run(async ({ flocks }) => {
      await flocks.addCost("1", late);
      await flocks.addCost("1", early);
      for (const count of eggs) await flocks.addEggs("1", count);
      await flocks.addEggs("5", anEggCount({ id: "5" }));
    });
    const { flocks } = testStore.openTab().shop.records;
    expect(await flocks.books("1")).toEqual({ costs: [late, early], eggs });
    expect(await flocks.books("2")).toEqual(EMPTY_FLOCK);
    expect(await flocks.books("5")).toEqual({ costs: [], eggs: [anEggCount({ id: "5" })] });
  });

  test("give back every entry as it was written", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.string(), counts, async (amount, description, laid) => {
        const [cost, eggs] = [aCost({ amount, description }), anEggCount({ counts: laid })];
        await flocks.addCost("3", cost);
        await flocks.addEggs("3", eggs);
        expect(await flocks.books("3")).toEqual({ costs: [cost], eggs: [eggs] });
        await flocks.removeCost("3", cost.id);
        await flocks.removeEggs("3", eggs.id);
        expect(await flocks.books("3")).toEqual(EMPTY_FLOCK);
      }),
      { numRuns: 50 },
    );
  });

  test("list the entries from one day to another, both included, and all where no days are named", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    for (const date of ["2026-05-31", "2026-06-01", "2026-06-30", "2026-07-01"]) {
      await flocks.addCost("1", aCost({ id: date, date }));
      await flocks.addEggs("1", anEggCount({ id: date, date }));
    }
    const { costs, eggs } = await flocks.entriesBetween("1", JUNE);
    expect(costs.map(({ date }) => date)).toEqual(["2026-06-01", "2026-06-30"]);
    expect(eggs.map(({ date }) => date)).toEqual(["2026-06-01", "2026-06-30"]);
    expect(await flocks.entriesBetween("1", null)).toEqual(await flocks.books("1"));
    expect(await flocks.entriesBetween("2", JUNE)).toEqual(EMPTY_FLOCK);
  });

  test("add up a flock's costs, and its eggs by size, of those days", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    await flocks.addCost("1", aCost({ id: "1", amount: 1010 }));
    await flocks.addCost("1", aCost({ id: "2", amount: 20 }));
    await flocks.addCost("1", aCost({ id: "3", amount: 5, date: "2026-07-01" }));
    await flocks.addCost("2", aCost({ id: "4", amount: 7 }));
    await flocks.addEggs("1", anEggCount({ id: "1" }));
    await flocks.addEggs("1", anEggCount({ id: "2", counts: { ...NO_EGGS, large: 30 } }));
    await flocks.addEggs("1", anEggCount({ id: "3", date: "2026-05-31" }));
    expect(await flocks.totals("1", JUNE)).toEqual({
      costs: 1030,
      eggs: { small: 1, medium: 2, large: 33, extraLarge: 4, doubleYolkers: 5 },
    });
    expect(await flocks.totals("1", null)).toMatchObject({ costs: 1035, eggs: { large: 36 } });
  });

  test("know the earliest day of any entry of any flock", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    await flocks.addCost("1", aCost({ date: "2026-06-20" }));
    expect(await flocks.oldestDay()).toBe("2026-06-20");
    await flocks.addEggs("4", anEggCount({ date: "2026-02-01" }));
    await flocks.addEggs("4", anEggCount({ id: "B", date: "2026-03-01" }));
    expect(await flocks.oldestDay()).toBe("2026-02-01");
    await flocks.addCost("5", aCost({ date: "2025-12-31" }));
    expect(await flocks.oldestDay()).toBe("2025-12-31");
  });

  test("lose an entry that is removed, and no other", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    for (const id of ["A", "B"]) {
      await flocks.addCost("1", aCost({ id }));
      await flocks.addEggs("1", anEggCount({ id }));
      await flocks.addEggs("2", anEggCount({ id }));
    }
    await flocks.removeCost("1", "A");
    expect(await flocks.books("1")).toMatchObject({ costs: [{ id: "B" }], eggs: [{}, {}] });
    await flocks.removeEggs("1", "B");
    expect(await flocks.books("1")).toEqual({
      costs: [aCost({ id: "B" })],
      eggs: [anEggCount({ id: "A" })],
    });
    await flocks.removeCost("1", "B");
    expect(await flocks.books("1")).toEqual({ costs: [], eggs: [anEggCount({ id: "A" })] });
    expect((await flocks.books("2")).eggs).toHaveLength(2);
  });

  test("are copied on their way in and out", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    await handOverAndSpoil(aCost(), (mine) => flocks.addCost("1", mine));
    await handOverAndSpoil(anEggCount(), (mine) => flocks.addEggs("1", mine));
    expect(await flocks.books("1")).toEqual({ costs: [aCost()], eggs: [anEggCount()] });
    await expectACopy(() => flocks.books("1"));
    await expectACopy(() => flocks.books("2"));
    await expectACopy(() => flocks.entriesBetween("1", JUNE));
    await expectACopy(() => flocks.entriesBetween("1", null));
    await expectACopy(() => flocks.totals("1", null));
    expect(await flocks.books("1")).toEqual({ costs: [aCost()], eggs: [anEggCount()] });
  });

  test("keep each of several entries with one id, and change the first", async () => {
    const { shop } = freshTestStore().openTab();
    const archive = inDocuments(shop.archive);
    const [first, second, other] = [
      { ...aCost({ id: "A", amount: 100 }), amount: 1, later: "first" },
      { ...aCost({ id: "A", amount: 200 }), amount: 2, later: "second" },
      { ...aCost({ id: "B", amount: 300 }), amount: 3 },
    ];
    const none = { costLog: [], eggLog: [] };
    const flockData = { 1: { costLog: [first, other, second], eggLog: [] }, 2: none, 3: none };
    const before = { ...(await archive.read()), flockData: { ...flockData, 4: none, 5: none } };
    await archive.replace(before);
    expect(await archive.read()).toEqual(before);
    const { flocks } = shop.records;
    expect(await flocks.findCost("1", "A")).toMatchObject({ amount: 100 });
    await flocks.replaceCost("1", aCost({ id: "A", amount: 700 }));
    const costLog = [{ ...first, amount: 7 }, other, second];
    expect(await archive.read()).toMatchObject({ flockData: { 1: { costLog } } });
    const removed = await flocks.removeCost("1", "A");
    expect((await flocks.books("1")).costs).toEqual([aCost({ id: "B", amount: 300 })]);
    await flocks.putBackCosts("1", removed);
    expect(await archive.read()).toMatchObject({
      flockData: { 1: { costLog: [other, { ...first, amount: 7 }, second] } },
    });
  });

  test("keep entries without an id, which none finds", async () => {
    const { flocks } = freshTestStore().openTab().shop.records;
    for (const amount of [1, 2]) await flocks.addCost("1", aCost({ id: "", amount }));
    await flocks.replaceCost("1", aCost({ id: "", amount: 3 }));
    expect(await flocks.removeCost("1", "")).toEqual([]);
    expect(await flocks.findCost("1", "")).toBeNull();
    expect(await flocks.totals("1", null)).toMatchObject({ costs: 3 });
    expect((await flocks.books("1")).costs).toEqual([
      aCost({ id: "", amount: 1 }),
      aCost({ id: "", amount: 2 }),
    ]);
  });

  test("change nothing and notify no tab when an entry is removed that is not there", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await shop.records.flocks.addCost("1", aCost({ id: "cost" }));
    await shop.records.flocks.addEggs("1", anEggCount({ id: "eggs" }));
    const heard = await heardWhile(other, () =>
      shop.unitOfWork.run(async ({ flocks }) => {
        for (const id of ["not there", ""]) {
          await flocks.removeCost("1", id);
          await flocks.removeEggs("1", id);
        }
        await flocks.removeCost("1", "eggs");
        await flocks.removeEggs("1", "cost");
        await flocks.removeCost("2", "cost");
        await flocks.removeEggs("2", "eggs");
      }),
    );
    expect(heard).toEqual([]);
    const books = { costs: [aCost({ id: "cost" })], eggs: [anEggCount({ id: "eggs" })] };
    expect(await other.shop.records.flocks.books("1")).toEqual(books);
  });
});
