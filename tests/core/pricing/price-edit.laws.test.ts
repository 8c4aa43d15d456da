import fc from "fast-check";
import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { applyPriceEdits, HIGHEST_PRICE, priceSeen } from "#core/pricing/price-edit.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
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
    fc.property(
      prices,
      packs,
      fc.nat({ max: HIGHEST_PRICE }),
      fc.integer({ min: 1 }),
      (now, pack, to, drift) => {
        const from = priceSeen(now, pack) + drift;
        expect(applyPriceEdits(now, [{ ...pack, from, to }])).toEqual({
          ok: false,
          refusal: { kind: "prices-changed", overtaken: [{ ...pack, now: priceSeen(now, pack) }] },
        });
      },
    ),
  );
});

test.each([-500, 0.5, HIGHEST_PRICE + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d pence are no price: nothing is saved",
  async (to) => {
    const { app } = aShop();
    const saved = await app.savePrices([{ category: "large", packSize: 12, from: 340, to }]);
    expect(saved).toEqual({
      ok: false,
      refusal: { kind: "invalid-price", packs: [{ category: "large", packSize: 12 }] },
    });
    expect(await app.getPrices()).toEqual(DEFAULT_PRICES);
  },
);

test("a pack can be not for sale, and at the highest price", async () => {
  const { app } = aShop();
  const saved = await app.savePrices([
    { category: "large", packSize: 6, from: 180, to: 0 },
    { category: "large", packSize: 12, from: 340, to: HIGHEST_PRICE },
  ]);
  expect(saved).toMatchObject({ ok: true });
});

test("saved prices are those at which packs are sold from then on", async () => {
  const { app } = aShop();
  await app.savePrices([{ category: "large", packSize: 12, from: 340, to: 355 }]);
  expect(await app.getPrices()).toEqual({
    ...DEFAULT_PRICES,
    large: { ...DEFAULT_PRICES.large, 12: 355 },
  });
});
