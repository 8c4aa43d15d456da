import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY, type Inventory, takeEggs } from "#core/inventory/inventory.ts";
import {
  applyStockEdits,
  isEggCount,
  MOST_EGGS,
  readStock,
  type StockEdit,
  stepStock,
} from "#core/inventory/stock-edit.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { carts, inventories } from "#tests/support/arbitraries.ts";

const editsOf = (inventory: typeof DEFAULT_INVENTORY) =>
  fc
    .uniqueArray(fc.constantFrom(...CATEGORY_IDS))
    .chain((categories) =>
      fc.tuple(
        ...categories.map((category) =>
          fc
            .nat({ max: 5000 })
            .map((to): StockEdit => ({ category, from: inventory[category], to })),
        ),
      ),
    );

const inventoryWithEdits = inventories.chain((inventory) =>
  fc.tuple(fc.constant(inventory), editsOf(inventory)),
);

test("editing sets the edited categories and never another", () => {
  fc.assert(
    fc.property(inventoryWithEdits, ([inventory, edits]) => {
      const edited = applyStockEdits(inventory, edits);
      const wanted = Object.fromEntries(edits.map(({ category, to }) => [category, to]));
      expect(edited).toEqual({ ok: true, value: { ...inventory, ...wanted } });
    }),
  );
});

test("an edit of a category that was sold from meanwhile is refused whole, with the counts of now", () => {
  fc.assert(
    fc.property(inventoryWithEdits, carts, ([inventory, edits], cart) => {
      const now = takeEggs(inventory, cart);
      const overtaken = edits.filter(({ category, from }) => now[category] !== from);
      const edited = applyStockEdits(now, edits);
      expect(edited.ok).toBe(overtaken.length === 0);
      if (edited.ok) return;
      expect(edited.refusal).toEqual({
        kind: "stock-changed",
        overtaken: overtaken.map(({ category }) => ({ category, now: now[category] })),
      });
    }),
  );
});

type Step = (stock: Inventory) => Inventory;

const sale = carts.map(
  (cart): Step =>
    (stock) =>
      takeEggs(stock, cart),
);

const edit = fc.tuple(fc.constantFrom(...CATEGORY_IDS), fc.integer()).map(
  ([category, to]): Step =>
    (stock) => {
      const edited = applyStockEdits(stock, [{ category, from: stock[category], to }]);
      return edited.ok ? edited.value : stock;
    },
);

test("stock never goes below 0 under any sequence of sales and edits", () => {
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

test("whatever is typed, stock is a whole number from 0, and a step keeps it within the most", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom("", "-5", "2.9", "1e99", "lots"),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const stock = readStock(text);
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      expect(isEggCount(stepStock(text, 1)) && isEggCount(stepStock(text, -1))).toBe(true);
    }),
  );
});

test.each([
  ["12", 12],
  ["-4", 0],
  ["2.9", 2],
  ["a basketful", 0],
  ["", 0],
  ["0x10", 0],
  ["1e3", 0],
  ["1000001", 1_000_001],
])("%j typed as stock reads as %d", (typed, stock) => {
  expect(readStock(typed)).toBe(stock);
});

test.each([-1, 0.5, MOST_EGGS + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  "a category can't have %d eggs, and its edit is refused before anything else",
  (to) => {
    expect(
      applyStockEdits(DEFAULT_INVENTORY, [
        { category: "large", from: 180, to },
        { category: "small", from: 7, to: 8 },
      ]),
    ).toEqual({ ok: false, refusal: { kind: "invalid-stock", categories: ["large"] } });
  },
);

test("a category can have none and the most", () => {
  const edits = [0, MOST_EGGS].map((to) =>
    applyStockEdits(DEFAULT_INVENTORY, [{ category: "large", from: 180, to }]),
  );
  expect(edits.map(({ ok }) => ok)).toEqual([true, true]);
});

describe("saving the inventory", () => {
  test("stores the edit and keeps a sale of another category that came between", async () => {
    const { app, ports } = aShop();
    await ports.inventory.save({ ...DEFAULT_INVENTORY, small: 138 });
    const saved = await app.saveInventory([{ category: "large", from: 180, to: 200 }]);
    expect(saved.ok).toBe(true);
    expect(await app.getInventory()).toEqual({ ...DEFAULT_INVENTORY, small: 138, large: 200 });
  });

  test("stores nothing when an edited category was sold from meanwhile", async () => {
    const { app, ports } = aShop();
    await ports.inventory.save({ ...DEFAULT_INVENTORY, large: 168 });
    const saved = await app.saveInventory([
      { category: "large", from: 180, to: 200 },
      { category: "small", from: 150, to: 0 },
    ]);
    expect(saved).toMatchObject({
      ok: false,
      refusal: { overtaken: [{ category: "large", now: 168 }] },
    });
    expect(await app.getInventory()).toEqual({ ...DEFAULT_INVENTORY, large: 168 });
  });
});
