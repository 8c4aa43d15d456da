import fc from "fast-check";
import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { applyPriceEdits, HIGHEST_PRICE, priceSeen, readPrice } from "#core/pricing/price-edit.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { formatPounds } from "#core/shared/money.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { packs, prices } from "#tests/support/arbitraries.ts";

const everyPack = EGG_TYPES.flatMap(({ id, sizes }) =>
  sizes.map((packSize) => ({ category: id, packSize })),
);

test("editing one price never changes another", () => {
  fc.assert(
    fc.property(prices, packs, fc.nat({ max: 20_000 }), (before, pack, to) => {
      const edited = applyPriceEdits(before, [{ ...pack, from: priceSeen(before, pack), to }]);
      if (!edited.ok) throw new Error("refused");
      for (const other of everyPack) {
        const isEdited = other.category === pack.category && other.packSize === pack.packSize;
        expect(priceSeen(edited.value, other)).toBe(isEdited ? to : priceSeen(before, other));
      }
    }),
  );
});

test("an edit of a price that changed meanwhile is refused with the price of now", () => {
  fc.assert(
    fc.property(prices, packs, fc.nat(), fc.integer({ min: 1 }), (now, pack, to, drift) => {
      const from = priceSeen(now, pack) + drift;
      expect(applyPriceEdits(now, [{ ...pack, from, to }])).toEqual({
        ok: false,
        refusal: { kind: "prices-changed", overtaken: [{ ...pack, now: priceSeen(now, pack) }] },
      });
    }),
  );
});

test("whatever is typed, a read price is whole pence from 0 to the highest, or nothing", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom("", "-1", "3.999", "1e99"),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const price = readPrice(text);
      const isValid =
        price === null || (Number.isInteger(price) && price >= 0 && price <= HIGHEST_PRICE);
      expect(isValid).toBe(true);
    }),
  );
});

test("a price that is shown and typed again is the same price", () => {
  fc.assert(
    fc.property(fc.nat({ max: HIGHEST_PRICE }), (pence) => {
      expect(readPrice(formatPounds(pence))).toBe(pence);
    }),
  );
});

test.each([
  ["3.4", 340],
  ["3.456", 346],
  ["0", 0],
  ["-1", null],
  ["cheap", null],
  ["", null],
])("%j typed as a price reads as %s pence", (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test("saved prices are those at which packs are sold from then on", async () => {
  const { app } = aShop();
  await app.savePrices([{ category: "large", packSize: 12, from: 340, to: 355 }]);
  expect(await app.getPrices()).toEqual({
    ...DEFAULT_PRICES,
    large: { ...DEFAULT_PRICES.large, 12: 355 },
  });
});
