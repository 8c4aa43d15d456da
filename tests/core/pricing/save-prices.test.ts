import { expect, test } from "vitest";
import { packId } from "#core/catalogue/pack.ts";
import { getPriceSheet } from "#core/pricing/get-price-sheet.ts";
import type { PriceEdit, PriceSheet } from "#core/pricing/price-edit.ts";
import { DEFAULT_PRICES, HIGHEST_PRICE, priceOf } from "#core/pricing/prices.ts";
import { aShop } from "#tests/support/a-shop.ts";

const DOZEN = { category: "large", packSize: 12 } as const;
const SIX = { category: "large", packSize: 6 } as const;

const editOf = (sheet: PriceSheet, pack: typeof DOZEN | typeof SIX, to: number): PriceEdit => ({
  ...pack,
  version: sheet[packId(pack)]?.version ?? "",
  to,
});

const AT_355 = { ...DEFAULT_PRICES, large: { ...DEFAULT_PRICES.large, 12: 355 } };

test("getPriceSheet has a row for every pack of the catalogue, at 0 where it is not for sale", async () => {
  const { app, records } = aShop();
  await records.prices.save({ ...DEFAULT_PRICES, doubleYolkers: { 6: 0, 12: 600 } });
  const sheet = await app.shop.office.getPriceSheet();
  expect(Object.keys(sheet)).toHaveLength(21);
  expect(sheet).toMatchObject({
    "large-12": { price: 340 },
    "doubleYolkers-12": { price: 600 },
    "doubleYolkers-6": { price: 0 },
  });
  expect(sheet).not.toHaveProperty("doubleYolkers-18");
});

test.each([-500, 0.5, HIGHEST_PRICE + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  "savePrices refuses %d pence, and stores nothing",
  async (to) => {
    const { app } = aShop();
    const sheet = await app.shop.office.getPriceSheet();
    expect(await app.shop.office.savePrices([editOf(sheet, DOZEN, to)])).toEqual({
      ok: false,
      refusal: { kind: "invalid-price", packs: [DOZEN] },
    });
    expect(await app.shop.counter.getPrices()).toEqual(DEFAULT_PRICES);
  },
);

test("savePrices accepts 0, which takes a pack off sale, and the highest price", async () => {
  const { app } = aShop();
  const sheet = await app.shop.office.getPriceSheet();
  const edits = [editOf(sheet, SIX, 0), editOf(sheet, DOZEN, HIGHEST_PRICE)];
  expect(await app.shop.office.savePrices(edits)).toMatchObject({ ok: true });
  const saved = await app.shop.counter.getPrices();
  expect([priceOf(saved, SIX), priceOf(saved, DOZEN)]).toEqual([null, HIGHEST_PRICE]);
});

test("savePrices stores the prices at which packs are sold from then on", async () => {
  const { app } = aShop();
  const sheet = await app.shop.office.getPriceSheet();
  expect(await app.shop.office.savePrices([editOf(sheet, DOZEN, 355)])).toEqual({
    ok: true,
    value: AT_355,
  });
  expect(await app.shop.counter.getPrices()).toEqual(AT_355);
});

test("savePrices refuses an edit of a price changed elsewhere, and takes it at its version", async () => {
  const { app } = aShop();
  const seen = await app.shop.office.getPriceSheet();
  await app.shop.office.savePrices([editOf(seen, DOZEN, 355)]);
  const now = await app.shop.office.getPriceSheet();
  const mine = (sheet: PriceSheet) => [editOf(sheet, SIX, 200), editOf(sheet, DOZEN, 400)];
  expect(await app.shop.office.savePrices(mine(seen))).toEqual({
    ok: false,
    refusal: {
      kind: "prices-changed",
      conflicts: [{ ...DOZEN, price: 355, version: now["large-12"]?.version }],
    },
  });
  expect(await app.shop.counter.getPrices()).toEqual(AT_355);
  expect(await app.shop.office.savePrices(mine(now))).toMatchObject({ ok: true });
});

test.each(["load", "versions"] as const)(
  "savePrices never overwrites a change right after the sheet's %s",
  async (first) => {
    const { app, records } = aShop();
    const andChange = <Value>(read: () => Promise<Value>) => ({
      [first]: async () => {
        const value = await read();
        await records.prices.save(AT_355);
        return value;
      },
    });
    const prices = { ...records.prices, ...andChange<unknown>(records.prices[first]) };
    const sheet = await getPriceSheet({ prices })();
    const saved = await app.shop.office.savePrices([editOf(sheet, DOZEN, 400)]);
    expect(saved).toMatchObject({ ok: false, refusal: { conflicts: [{ price: 355 }] } });
  },
);

test("savePrices accepts edits of different packs from the same sheet", async () => {
  const { app } = aShop();
  const seen = await app.shop.office.getPriceSheet();
  expect(await app.shop.office.savePrices([editOf(seen, DOZEN, 355)])).toMatchObject({ ok: true });
  expect(await app.shop.office.savePrices([editOf(seen, SIX, 200)])).toMatchObject({ ok: true });
  expect((await app.shop.counter.getPrices()).large).toMatchObject({ 6: 200, 12: 355 });
});

test("savePrices refuses a pack that the catalogue doesn't have", async () => {
  const { app } = aShop();
  const goose = { category: "extraLarge", packSize: 30 } as const;
  expect(await app.shop.office.savePrices([{ ...goose, version: "x", to: 5 }])).toEqual({
    ok: false,
    refusal: { kind: "invalid-price", packs: [goose] },
  });
  expect(await app.shop.counter.getPrices()).toEqual(DEFAULT_PRICES);
});
