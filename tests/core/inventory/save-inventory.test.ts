import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { StockEdit, StockRows } from "#core/inventory/stock-edit.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { inventories } from "#tests/support/arbitraries.ts";

const editOf = (sheet: StockRows, category: CategoryId, to: number): StockEdit => ({
  category,
  version: sheet[category].version,
  to,
});

test("getStockSheet has the eggs of every category", async () => {
  const { app } = aShop();
  const sheet = await app.shop.office.getStockSheet();
  expect(Object.fromEntries(CATEGORY_IDS.map((id) => [id, sheet[id].eggs]))).toEqual(
    DEFAULT_INVENTORY,
  );
});

test("saveInventory stores the edit and keeps another category's sale since", async () => {
  const { app, records } = aShop();
  const seen = await app.shop.office.getStockSheet();
  await records.inventory.save({ ...DEFAULT_INVENTORY, small: 138 });
  const saved = await app.shop.office.saveInventory([editOf(seen, "large", 200)]);
  const now = { ...DEFAULT_INVENTORY, small: 138, large: 200 };
  expect(saved).toEqual({ ok: true, value: now });
  expect(await app.shop.counter.getInventory()).toEqual(now);
});

test("saveInventory refuses where a category was sold from meanwhile, and stores nothing", async () => {
  const { app, records } = aShop();
  const seen = await app.shop.office.getStockSheet();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 168 });
  const edits = [editOf(seen, "large", 200), editOf(seen, "small", 0)];
  const now = await app.shop.office.getStockSheet();
  expect(await app.shop.office.saveInventory(edits)).toEqual({
    ok: false,
    refusal: {
      kind: "stock-changed",
      conflicts: [{ category: "large", eggs: 168, version: now.large.version }],
    },
  });
  expect(now.large.version).not.toBe(seen.large.version);
  expect(await app.shop.counter.getInventory()).toEqual({ ...DEFAULT_INVENTORY, large: 168 });
});

test("saveInventory accepts an edit with the version of its conflict", async () => {
  const { app, records } = aShop();
  const seen = await app.shop.office.getStockSheet();
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 168 });
  const refused = await app.shop.office.saveInventory([editOf(seen, "large", 200)]);
  if (refused.ok || refused.refusal.kind !== "stock-changed") throw new Error("a conflict");
  const again = refused.refusal.conflicts.map(({ category, version }) => ({
    category,
    version,
    to: 200,
  }));
  expect(await app.shop.office.saveInventory(again)).toMatchObject({ ok: true });
  expect(await app.shop.counter.getInventory()).toEqual({ ...DEFAULT_INVENTORY, large: 200 });
});

test("saveInventory accepts edits of different categories from the same sheet", async () => {
  const edits = fc.dictionary(fc.constantFrom(...CATEGORY_IDS), fc.nat({ max: 5000 }), {
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(
      inventories,
      edits,
      fc.subarray([...CATEGORY_IDS]),
      async (stock, to, hers) => {
        const { app, records } = aShop();
        await records.inventory.save(stock);
        const sheet = await app.shop.office.getStockSheet();
        const edited = CATEGORY_IDS.filter((id) => id in to);
        const save = (ids: readonly CategoryId[]) =>
          app.shop.office.saveInventory(ids.map((id) => editOf(sheet, id, to[id] ?? 0)));
        const saved = [
          await save(edited.filter((id) => hers.includes(id))),
          await save(edited.filter((id) => !hers.includes(id))),
        ];
        expect(saved.map(({ ok }) => ok)).toEqual([true, true]);
        expect(await app.shop.counter.getInventory()).toEqual({ ...stock, ...to });
      },
    ),
    { numRuns: 50 },
  );
});

test("saveInventory refuses an unknown category", async () => {
  const { app } = aShop();
  const edit = { category: "goose" as never, version: "0", to: 5 };
  expect(await app.shop.office.saveInventory([edit])).toEqual({
    ok: false,
    refusal: { kind: "invalid-stock", categories: ["goose"] },
  });
});
