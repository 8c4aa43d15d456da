import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { isEggCount, MOST_EGGS } from "#core/inventory/egg-count.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { takeEggs } from "#core/inventory/stock.ts";
import {
  applyStockEdits,
  type StockEdit,
  type StockRow,
  type StockRows,
  sameDifference,
} from "#core/inventory/stock-edit.ts";
import { carts, inventories } from "#tests/support/arbitraries.ts";

/** Versions of which nothing is known but whether they are the same. */
const versions = fc.string({ maxLength: 3 });

const rows: fc.Arbitrary<StockRow> = fc.record({ eggs: fc.nat({ max: 2000 }), version: versions });
const sheets: fc.Arbitrary<StockRows> = fc.record({
  pullet: rows,
  small: rows,
  medium: rows,
  large: rows,
  extraLarge: rows,
  doubleYolkers: rows,
});

const categories = fc.uniqueArray(fc.constantFrom(...CATEGORY_IDS));

const editsSeenOn = (sheet: StockRows): fc.Arbitrary<readonly StockEdit[]> =>
  categories.chain((edited) =>
    fc.tuple(
      ...edited.map((category) =>
        fc
          .nat({ max: 5000 })
          .map((to): StockEdit => ({ category, version: sheet[category].version, to })),
      ),
    ),
  );

const sheetWithEdits = sheets.chain((sheet) => fc.tuple(fc.constant(sheet), editsSeenOn(sheet)));

test("applyStockEdits sets the edited categories and no other", () => {
  fc.assert(
    fc.property(sheetWithEdits, ([sheet, edits]) => {
      expect(applyStockEdits(sheet, edits)).toEqual({
        ok: true,
        value: Object.fromEntries(edits.map(({ category, to }) => [category, to])),
      });
    }),
  );
});

test("applyStockEdits refuses all where one category has another version, with today's eggs", () => {
  fc.assert(
    fc.property(sheetWithEdits, sheets, categories, ([seen, edits], other, changed) => {
      const now = { ...seen };
      for (const category of changed) now[category] = other[category];
      const conflicts = edits
        .filter(({ category }) => now[category].version !== seen[category].version)
        .map(({ category }) => ({ category, ...now[category] }));
      const edited = applyStockEdits(now, edits);
      expect(edited.ok).toBe(conflicts.length === 0);
      if (!edited.ok) expect(edited.refusal).toEqual({ kind: "stock-changed", conflicts });
    }),
  );
});

test("applyStockEdits ignores changes of other categories", () => {
  fc.assert(
    fc.property(sheetWithEdits, sheets, ([seen, edits], other) => {
      const now = { ...other };
      for (const { category } of edits) now[category] = seen[category];
      expect(applyStockEdits(now, edits)).toEqual(applyStockEdits(seen, edits));
    }),
  );
});

const sheetOf = (stock: Inventory): StockRows =>
  Object.fromEntries(
    CATEGORY_IDS.map((id) => [id, { eggs: stock[id], version: `v${stock[id]}` }]),
  ) as StockRows;

type Step = (stock: Inventory) => Inventory;

const sale = carts.map(
  (cart): Step =>
    (stock) =>
      takeEggs(stock, cart),
);

const edit = fc.tuple(fc.constantFrom(...CATEGORY_IDS), fc.integer()).map(
  ([category, to]): Step =>
    (stock) => {
      const sheet = sheetOf(stock);
      const edited = applyStockEdits(sheet, [{ category, version: sheet[category].version, to }]);
      return edited.ok ? { ...stock, ...edited.value } : stock;
    },
);

test("takeEggs and applyStockEdits never take stock below 0 in any order", () => {
  fc.assert(
    fc.property(inventories, fc.array(fc.oneof(sale, edit)), (start, steps) => {
      let stock = start;
      for (const step of steps) {
        stock = step(stock);
        expect(Math.min(...Object.values(stock))).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

const OPENING = sheetOf({
  pullet: 60,
  small: 150,
  medium: 200,
  large: 180,
  extraLarge: 120,
  doubleYolkers: 80,
});

test.each([-1, 0.5, MOST_EGGS + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  "applyStockEdits refuses %d eggs before it looks at versions",
  (to) => {
    expect(
      applyStockEdits(OPENING, [
        { category: "large", version: "v180", to },
        { category: "small", version: "v7", to: 8 },
      ]),
    ).toEqual({ ok: false, refusal: { kind: "invalid-stock", categories: ["large"] } });
  },
);

test("applyStockEdits accepts no eggs and the most", () => {
  const edits = [0, MOST_EGGS].map((to) =>
    applyStockEdits(OPENING, [{ category: "large", version: "v180", to }]),
  );
  expect(edits.map(({ ok }) => ok)).toEqual([true, true]);
});

const counts = fc.nat({ max: MOST_EGGS });

test("sameDifference on unchanged eggs is the count itself, and on any a possible count", () => {
  fc.assert(
    fc.property(counts, counts, counts, (from, to, now) => {
      expect(sameDifference({ from, to }, from)).toBe(to);
      expect(isEggCount(sameDifference({ from, to }, now))).toBe(true);
    }),
  );
});

test("sameDifference is the same in either order of sale and edit, while eggs last", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), (from, to, sold) => {
      fc.pre(sold <= Math.min(from, to));
      expect(sameDifference({ from, to }, from - sold)).toBe(to - sold);
    }),
  );
});

test.each([
  [180, 150, 144, 114],
  [180, 200, 144, 164],
  [180, 10, 144, 0],
  [5, MOST_EGGS, 6, MOST_EGGS],
])("sameDifference of %d edited to %d, with %d there now, is %d", (from, to, now, meant) => {
  expect(sameDifference({ from, to }, now)).toBe(meant);
});

test("applyStockEdits refuses a category that is named twice", () => {
  fc.assert(
    fc.property(sheetWithEdits, fc.nat({ max: 5000 }), ([sheet, edits], to) => {
      const [first] = edits;
      if (!first) return;
      expect(applyStockEdits(sheet, [...edits, { ...first, to }])).toEqual({
        ok: false,
        refusal: { kind: "invalid-stock", categories: [first.category] },
      });
    }),
  );
});
