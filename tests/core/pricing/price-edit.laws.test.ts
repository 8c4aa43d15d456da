import fc from "fast-check";
import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { type Pack, packId } from "#core/catalogue/pack.ts";
import { applyPriceEdits, type PriceEdit, type PriceSheet } from "#core/pricing/price-edit.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { packs, prices } from "#tests/support/arbitraries.ts";

const everyPack: readonly Pack[] = EGG_TYPES.flatMap(({ id, sizes }) =>
  sizes.map((packSize) => ({ category: id, packSize })),
);

const priceIn = (all: Prices, { category, packSize }: Pack): number => all[category][packSize] ?? 0;

/** Versions of which nothing is known but whether they are the same. */
const versions = fc
  .array(fc.string({ maxLength: 3 }), { minLength: everyPack.length, maxLength: everyPack.length })
  .map((all) => Object.fromEntries(everyPack.map((pack, at) => [packId(pack), all[at] ?? ""])));

const sheetOf = (all: Prices, version: Readonly<Record<string, string>>): PriceSheet =>
  Object.fromEntries(
    everyPack.map((pack) => [
      packId(pack),
      { price: priceIn(all, pack), version: version[packId(pack)] ?? "" },
    ]),
  );

const wishes = fc.uniqueArray(fc.tuple(packs, fc.nat({ max: 20_000 })), {
  selector: ([pack]) => packId(pack),
});

const editsOf = (sheet: PriceSheet, wanted: readonly (readonly [Pack, number])[]): PriceEdit[] =>
  wanted.map(([pack, to]) => ({ ...pack, version: sheet[packId(pack)]?.version ?? "", to }));

test("applyPriceEdits sets the edited prices and no other", () => {
  fc.assert(
    fc.property(prices, versions, wishes, (before, version, wanted) => {
      const sheet = sheetOf(before, version);
      const edited = applyPriceEdits(before, sheet, editsOf(sheet, wanted));
      if (!edited.ok) throw new Error("refused");
      for (const pack of everyPack) {
        const wish = wanted.find(([one]) => packId(one) === packId(pack));
        expect(priceIn(edited.value, pack)).toBe(wish ? wish[1] : priceIn(before, pack));
      }
    }),
  );
});

test("applyPriceEdits refuses all where one price has another version, with today's prices", () => {
  fc.assert(
    fc.property(prices, versions, versions, wishes, (now, seen, present, wanted) => {
      const sheet = sheetOf(now, present);
      const conflicts = wanted
        .filter(([pack]) => seen[packId(pack)] !== present[packId(pack)])
        .map(([pack]) => ({ ...pack, ...sheet[packId(pack)] }));
      const edited = applyPriceEdits(now, sheet, editsOf(sheetOf(now, seen), wanted));
      expect(edited.ok).toBe(conflicts.length === 0);
      if (!edited.ok) expect(edited.refusal).toEqual({ kind: "prices-changed", conflicts });
    }),
  );
});

test("applyPriceEdits ignores changes of other packs", () => {
  fc.assert(
    fc.property(prices, versions, versions, wishes, (now, seen, other, wanted) => {
      const present = { ...other };
      for (const [pack] of wanted) present[packId(pack)] = seen[packId(pack)] ?? "";
      const edits = editsOf(sheetOf(now, seen), wanted);
      expect(applyPriceEdits(now, sheetOf(now, present), edits).ok).toBe(true);
    }),
  );
});

test("applyPriceEdits refuses an impossible price before it compares versions, by its pack", () => {
  const impossible = fc.constantFrom(-500, 0.5, HIGHEST_PRICE + 1, Number.NaN);
  fc.assert(
    fc.property(prices, versions, wishes, packs, impossible, (now, version, wanted, pack, to) => {
      const others = wanted.filter(([one]) => packId(one) !== packId(pack));
      const edits = editsOf(sheetOf(now, version), [...others, [pack, to]]);
      const elsewhere = sheetOf(now, {});
      expect(applyPriceEdits(now, elsewhere, edits)).toEqual({
        ok: false,
        refusal: { kind: "invalid-price", packs: [pack] },
      });
    }),
  );
});

test("applyPriceEdits refuses a pack that is named twice", () => {
  fc.assert(
    fc.property(prices, versions, wishes, (before, version, wanted) => {
      const sheet = sheetOf(before, version);
      const [first] = editsOf(sheet, wanted);
      if (!first) return;
      const { category, packSize } = first;
      const twice = [...editsOf(sheet, wanted), { ...first, to: 1 }];
      expect(applyPriceEdits(before, sheet, twice)).toEqual({
        ok: false,
        refusal: { kind: "invalid-price", packs: [{ category, packSize }] },
      });
    }),
  );
});
