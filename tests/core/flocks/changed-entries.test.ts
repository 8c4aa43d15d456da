import { describe, expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aShopInABrowser, storedFlock } from "#tests/support/plant.ts";
import { aCost, anEggCount } from "#tests/support/records.ts";

const COUNTS = { small: "1", medium: "2", large: "30", extraLarge: "", doubleYolkers: "x" };

const aShopWithBooks = async () => {
  const shop = aShop();
  for (const id of ["A", "B", "C"]) {
    await shop.records.flocks.addCost("1", aCost({ id }));
    await shop.records.flocks.addEggs("1", anEggCount({ id }));
  }
  return { shop, office: shop.app.shop.office };
};

describe("putBackCost and putBackEggs", () => {
  test("append the deleted entry with its id, and are idempotent", async () => {
    const { shop, office } = await aShopWithBooks();
    const cost = await office.deleteCost({ flock: "1", id: "B" });
    const eggs = await office.deleteEggs({ flock: "1", id: "A" });
    expect((await storedFlock(shop, "1")).costs).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      if (cost.ok) await office.putBackCost(cost.value);
      if (eggs.ok) await office.putBackEggs(eggs.value);
    }
    expect(await storedFlock(shop, "1")).toEqual({
      costs: ["A", "C", "B"].map((id) => aCost({ id })),
      eggs: ["B", "C", "A"].map((id) => anEggCount({ id })),
    });
  });

  test("keep unknown fields", async () => {
    const flock = {
      costLog: [
        { id: "A", date: "2026-06-01", type: "feed", amount: 12.34, description: "", receipt: 7 },
        { id: "B", date: "2026-06-01", type: "feed", amount: 1, description: "", receipt: 8 },
      ],
      eggLog: [
        {
          id: "A",
          date: "2026-06-01",
          small: 1,
          medium: 0,
          large: 0,
          extraLarge: 0,
          doubleYolkers: 0,
          by: "Ada",
        },
      ],
      name: "The reds",
    };
    const { shop, shown } = aShopInABrowser({ flockData: { "2": flock } });
    const { office } = shop.app.shop;
    const cost = await office.deleteCost({ flock: "2", id: "A" });
    const eggs = await office.deleteEggs({ flock: "2", id: "A" });
    expect(shown("flockData")).toMatchObject({ "2": { costLog: [{ receipt: 8 }], eggLog: [] } });
    if (cost.ok) await office.putBackCost(cost.value);
    if (eggs.ok) await office.putBackEggs(eggs.value);
    expect(shown("flockData")).toMatchObject({
      "2": { ...flock, costLog: flock.costLog.toReversed() },
    });
  });

  test("have nothing to put back where no entry was deleted", async () => {
    const { office } = await aShopWithBooks();
    expect(await office.deleteCost({ flock: "2", id: "A" })).toEqual({
      ok: true,
      value: { flock: "2", removed: [] },
    });
  });
});

describe("updateCost", () => {
  const EDIT = {
    flock: "1",
    date: "2026-06-19",
    type: "housing",
    amount: "5",
    description: " Nest box ",
    before: aCost({ id: "B" }),
  } as const;

  test("keeps the entry's id and index", async () => {
    const { shop, office } = await aShopWithBooks();
    const value = {
      id: "B",
      date: "2026-06-19",
      type: "housing",
      amount: 500,
      description: "Nest box",
    };
    expect(await office.updateCost(EDIT)).toEqual({ ok: true, value });
    expect((await storedFlock(shop, "1")).costs).toEqual([
      aCost({ id: "A" }),
      value,
      aCost({ id: "C" }),
    ]);
  });

  test("keeps the day where none is typed, and a type of an earlier version", async () => {
    const shop = aShop();
    const hay = aCost({ type: "hay" });
    await shop.records.flocks.addCost("1", hay);
    const edit = { ...EDIT, date: "", before: hay };
    expect(await shop.app.shop.office.updateCost({ ...edit, type: "straw" })).toMatchObject({
      refusal: { fields: ["type"] },
    });
    expect(await shop.app.shop.office.updateCost({ ...edit, type: "hay" })).toMatchObject({
      value: { date: hay.date, type: "hay", amount: 500 },
    });
  });

  test.each([
    ["no amount", { amount: "" }, { kind: "missing-cost", fields: ["amount"] }],
    ["a day that nobody means", { date: "0206-06-01" }, { kind: "unlikely-day" }],
    ...[{ amount: 1 }, { date: "2026-06-21" }, { type: "other" }, { description: "" }].map(
      (was) =>
        [
          `an entry whose ${Object.keys(was)} is no longer what it was`,
          { before: aCost({ id: "B", ...was }) },
          { kind: "record-changed", stored: aCost({ id: "B" }) },
        ] as const,
    ),
    ["an entry that is gone", { before: aCost({ id: "gone" }) }, { kind: "record-gone" }],
    ["an entry of another flock", { flock: "2" }, { kind: "record-gone" }],
  ] as const)("with %s refuses and changes nothing", async (_what, change, refusal) => {
    const { shop, office } = await aShopWithBooks();
    const before = await storedFlock(shop, "1");
    expect(await office.updateCost({ ...EDIT, ...change })).toEqual({ ok: false, refusal });
    expect(await storedFlock(shop, "1")).toEqual(before);
  });
});

describe("updateEggs", () => {
  const EDIT = { flock: "1", date: "", counts: COUNTS, before: anEggCount({ id: "B" }) } as const;

  test("keeps the entry's id, index and day", async () => {
    const { shop, office } = await aShopWithBooks();
    const counts = { small: 1, medium: 2, large: 30, extraLarge: 0, doubleYolkers: 0 };
    const value = anEggCount({ id: "B", counts });
    expect(await office.updateEggs(EDIT)).toEqual({ ok: true, value });
    expect((await storedFlock(shop, "1")).eggs).toEqual([
      anEggCount({ id: "A" }),
      value,
      anEggCount({ id: "C" }),
    ]);
  });

  test.each([
    ["too many eggs", { counts: { ...COUNTS, small: "1000001" } }, "too-many-eggs"],
    ["a day that nobody means", { date: "0206-06-01" }, "unlikely-day"],
    [
      "an entry whose day is no longer what it was",
      { before: anEggCount({ id: "B", date: "2026-06-21" }) },
      "record-changed",
    ],
    [
      "an entry that is no longer what it was",
      {
        before: anEggCount({
          id: "B",
          counts: { small: 1, medium: 2, large: 3, extraLarge: 4, doubleYolkers: 6 },
        }),
      },
      "record-changed",
    ],
    ["an entry that is gone", { before: anEggCount({ id: "gone" }) }, "record-gone"],
  ] as const)("with %s refuses and changes nothing", async (_what, change, kind) => {
    const { shop, office } = await aShopWithBooks();
    const before = await storedFlock(shop, "1");
    expect(await office.updateEggs({ ...EDIT, ...change })).toMatchObject({ refusal: { kind } });
    expect(await storedFlock(shop, "1")).toEqual(before);
  });
});
