import { describe, expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";

describe("keeping the books", () => {
  const COST = {
    flock: "1",
    date: "2026-06-01",
    type: "feed",
    amount: "12.34",
    description: " Corn ",
  } as const;

  const EGGS = {
    flock: "1",
    date: "2026-06-01",
    counts: { small: "", medium: "", large: "12", extraLarge: "", doubleYolkers: "" },
  } as const;

  test("a cost is written to the penny, and only in its flock's books", async () => {
    const { app } = aShop();
    await app.logCost(COST);
    expect((await app.getFlock("1")).costs).toEqual([
      { id: "ID-1", date: "2026-06-01", type: "feed", amount: 1234, description: "Corn" },
    ]);
    expect(await app.getFlock("2")).toEqual({ costs: [], eggs: [] });
  });

  test.each([
    ["no amount", { amount: "" }, ["amount"]],
    ["a negative amount", { amount: "-1" }, ["amount"]],
    ["an amount that is no number", { amount: "NaN" }, ["amount"]],
    ["no type", { type: "" }, ["type"]],
    ["an unknown type and no amount", { type: "hay", amount: "x" }, ["type", "amount"]],
  ])("a cost with %s is refused and nothing is stored", async (_what, change, fields) => {
    const { app } = aShop();
    expect(await app.logCost({ ...COST, ...change })).toEqual({
      ok: false,
      refusal: { kind: "missing-cost", fields },
    });
    expect((await app.getFlock("1")).costs).toEqual([]);
  });

  test.each(["housing", "lighting", "chickPullet", "feed", "other"])(
    "a cost of the type %s is kept as that",
    async (type) => {
      const { app } = aShop();
      await app.logCost({ ...COST, type });
      expect((await app.getFlock("1")).costs).toMatchObject([{ type }]);
    },
  );

  test("a large cost is not cut", async () => {
    const { app } = aShop();
    await app.logCost({ ...COST, amount: "123456.78" });
    expect((await app.computeFlockPnL("1", "All")).costs).toBe(12_345_678);
  });

  test("a count that is no number is 0, and no day is today", async () => {
    const { app } = aShop();
    await app.logEggs({
      flock: "5",
      date: "",
      counts: { small: "x", medium: "-3", large: "12", extraLarge: "2.9", doubleYolkers: "" },
    });
    expect((await app.getFlock("5")).eggs).toEqual([
      {
        id: "ID-1",
        date: "2026-06-20",
        counts: { small: 0, medium: 0, large: 12, extraLarge: 2, doubleYolkers: 0 },
      },
    ]);
    expect(await app.computeFlockPnL("5", "7")).toMatchObject({
      revenue: 423,
      profit: 423,
      eggs: 14,
    });
  });

  test.each(["0x10", "1e3", "9e9"])("%j is no count", async (typed) => {
    const { app } = aShop();
    await app.logEggs({ ...EGGS, counts: { ...EGGS.counts, large: typed } });
    expect((await app.getFlock("1")).eggs).toMatchObject([{ counts: { large: 0 } }]);
  });

  test("more eggs than a day can bring are refused, size by size, and nothing is stored", async () => {
    const { app } = aShop();
    const counts = { ...EGGS.counts, small: "1000000", large: "1000001", extraLarge: "2000000" };
    expect(await app.logEggs({ ...EGGS, counts })).toEqual({
      ok: false,
      refusal: { kind: "too-many-eggs", sizes: ["large", "extraLarge"] },
    });
    expect((await app.getFlock("1")).eggs).toEqual([]);
    const most = await app.logEggs({ ...EGGS, counts: { ...EGGS.counts, large: "1000000" } });
    expect(most).toMatchObject({ ok: true });
  });

  test.each(["9999-12-31", "0206-06-01", "1969-12-31", "2027-06-22"])(
    "nobody means %s: cost and eggs are refused",
    async (date) => {
      const { app } = aShop();
      const refusal = { ok: false, refusal: { kind: "unlikely-day" } };
      expect(await app.logCost({ ...COST, date })).toEqual(refusal);
      expect(await app.logEggs({ ...EGGS, date })).toEqual(refusal);
      expect(await app.getFlock("1")).toEqual({ costs: [], eggs: [] });
    },
  );

  test.each(["1970-01-01", "2026-06-20", "2027-06-21"])("%s can be meant", async (date) => {
    const { app } = aShop();
    await app.logCost({ ...COST, date });
    expect((await app.getFlock("1")).costs).toMatchObject([{ date }]);
  });

  test("deleting what is gone already ends quietly", async () => {
    const { app } = aShop();
    await app.logCost(COST);
    await app.deleteCost({ flock: "1", id: "ID-1" });
    expect(await app.deleteCost({ flock: "1", id: "ID-1" })).toMatchObject({ ok: true });
    expect(await app.deleteEggs({ flock: "1", id: "ID-1" })).toMatchObject({ ok: true });
    expect((await app.getFlock("1")).costs).toEqual([]);
  });
});
