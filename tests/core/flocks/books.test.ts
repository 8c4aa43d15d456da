import { describe, expect, test } from "vitest";
import type { Period } from "#core/flocks/period.ts";
import { aShop } from "#tests/support/a-shop.ts";

describe("the books of a flock", () => {
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

  test("keep a cost to the penny, in its own flock alone", async () => {
    const { app } = aShop();
    await app.shop.office.logCost(COST);
    expect((await app.shop.office.getFlock("1")).costs).toEqual([
      { id: "ID-1", date: "2026-06-01", type: "feed", amount: 1234, description: "Corn" },
    ]);
    expect(await app.shop.office.getFlock("2")).toEqual({ costs: [], eggs: [] });
  });

  test.each([
    ["no amount", { amount: "" }, ["amount"]],
    ["a negative amount", { amount: "-1" }, ["amount"]],
    ["an amount that is no number", { amount: "NaN" }, ["amount"]],
    ["no type", { type: "" }, ["type"]],
    ["an unknown type and no amount", { type: "hay", amount: "x" }, ["type", "amount"]],
  ])("refuse a cost with %s, and store nothing", async (_what, change, fields) => {
    const { app } = aShop();
    expect(await app.shop.office.logCost({ ...COST, ...change })).toEqual({
      ok: false,
      refusal: { kind: "missing-cost", fields },
    });
    expect((await app.shop.office.getFlock("1")).costs).toEqual([]);
  });

  test.each(["housing", "lighting", "chickPullet", "feed", "other"])(
    "keep a cost of the type %s",
    async (type) => {
      const { app } = aShop();
      await app.shop.office.logCost({ ...COST, type });
      expect((await app.shop.office.getFlock("1")).costs).toMatchObject([{ type }]);
    },
  );

  test("keep a large cost whole", async () => {
    const { app } = aShop();
    await app.shop.office.logCost({ ...COST, amount: "123456.78" });
    expect((await app.shop.office.computeFlockPnL("1", "All")).costs).toBe(12_345_678);
  });

  test("count the entries of the given period and flock alone", async () => {
    const { app } = aShop();
    for (const date of ["2026-06-20", "2026-06-14", "2026-06-13", "2025-06-20"])
      await app.shop.office.logCost({ ...COST, amount: "1", date });
    await app.shop.office.logEggs({ ...EGGS, date: "2026-06-14" });
    await app.shop.office.logEggs({ ...EGGS, date: "2026-06-13" });
    const figures = async (flock: "1" | "2", period: Period) => {
      const { costs, eggs } = await app.shop.office.computeFlockPnL(flock, period);
      return [costs, eggs];
    };
    expect(await figures("1", "7")).toEqual([200, 12]);
    expect(await figures("1", "30")).toEqual([300, 24]);
    expect(await figures("1", "365")).toEqual([300, 24]);
    expect(await figures("1", "All")).toEqual([400, 24]);
    expect(await figures("2", "All")).toEqual([0, 0]);
  });

  test("read a malformed count as 0, and an empty day as today", async () => {
    const { app } = aShop();
    await app.shop.office.logEggs({
      flock: "5",
      date: "",
      counts: { small: "x", medium: "-3", large: "12", extraLarge: "2.9", doubleYolkers: "" },
    });
    expect((await app.shop.office.getFlock("5")).eggs).toEqual([
      {
        id: "ID-1",
        date: "2026-06-20",
        counts: { small: 0, medium: 0, large: 12, extraLarge: 2, doubleYolkers: 0 },
      },
    ]);
    expect(await app.shop.office.computeFlockPnL("5", "7")).toMatchObject({
      revenue: 423,
      profit: 423,
      eggs: 14,
    });
  });

  test.each(["0x10", "1e3", "9e9"])("read the count %j as 0", async (typed) => {
    const { app } = aShop();
    await app.shop.office.logEggs({ ...EGGS, counts: { ...EGGS.counts, large: typed } });
    expect((await app.shop.office.getFlock("1")).eggs).toMatchObject([{ counts: { large: 0 } }]);
  });

  test("refuse more eggs than a day can bring, by size, and store nothing", async () => {
    const { app } = aShop();
    const counts = { ...EGGS.counts, small: "1000000", large: "1000001", extraLarge: "2000000" };
    expect(await app.shop.office.logEggs({ ...EGGS, counts })).toEqual({
      ok: false,
      refusal: { kind: "too-many-eggs", sizes: ["large", "extraLarge"] },
    });
    expect((await app.shop.office.getFlock("1")).eggs).toEqual([]);
    const most = await app.shop.office.logEggs({
      ...EGGS,
      counts: { ...EGGS.counts, large: "1000000" },
    });
    expect(most).toMatchObject({ ok: true });
  });

  test.each(["9999-12-31", "0206-06-01", "1969-12-31", "2027-06-22"])(
    "refuse a cost or egg count of %s",
    async (date) => {
      const { app } = aShop();
      const refusal = { ok: false, refusal: { kind: "unlikely-day" } };
      expect(await app.shop.office.logCost({ ...COST, date })).toEqual(refusal);
      expect(await app.shop.office.logEggs({ ...EGGS, date })).toEqual(refusal);
      expect(await app.shop.office.getFlock("1")).toEqual({ costs: [], eggs: [] });
    },
  );

  test.each(["1970-01-01", "2026-06-20", "2027-06-21"])("accept the day %s", async (date) => {
    const { app } = aShop();
    await app.shop.office.logCost({ ...COST, date });
    expect((await app.shop.office.getFlock("1")).costs).toMatchObject([{ date }]);
  });

  test("ignore the deletion of an entry that is gone", async () => {
    const { app } = aShop();
    await app.shop.office.logCost(COST);
    await app.shop.office.deleteCost({ flock: "1", id: "ID-1" });
    expect(await app.shop.office.deleteCost({ flock: "1", id: "ID-1" })).toMatchObject({
      ok: true,
    });
    expect(await app.shop.office.deleteEggs({ flock: "1", id: "ID-1" })).toMatchObject({
      ok: true,
    });
    expect((await app.shop.office.getFlock("1")).costs).toEqual([]);
  });
});
