import { expect, test } from "vitest";
import { pricesToJson } from "#adapters/farm-json/prices-format.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { aCart } from "#tests/support/purchases.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";

const withLarge = (texts: Readonly<Record<string, string>>) => {
  const stored = pricesToJson(DEFAULT_PRICES, {}) as { readonly large: object };
  return { ...stored, large: { ...stored.large, ...texts } };
};

test("the store reads a number stored as text, and sets nothing aside", async () => {
  const { records, storage, log } = aTab({
    eggInventory: { ...DEFAULT_INVENTORY, large: "7" },
    eggPrices: withLarge({ "6": "1.80", "12": " 3.45 " }),
    cart: [{ ...OLD_LINE, packSize: "12", price: "3.40", quantity: "2" }],
    orders: [
      {
        ...OLD_ORDER,
        total: "6.80",
        items: [{ ...OLD_ORDER.items[0], packSize: "12", price: "3.4", quantity: "2" }],
      },
    ],
    flockData: {
      "1": {
        costLog: [{ id: "1", date: "2026-06-01", type: "feed", amount: "12.34" }],
        eggLog: [{ id: "2", date: "2026-06-01", large: "24" }],
      },
    },
    splashConfig: { content: "<p>News</p>", enabled: true, version: "3" },
  });
  expect((await records.inventory.load()).large).toBe(7);
  expect((await records.prices.load()).large).toEqual({ ...DEFAULT_PRICES.large, 12: 345 });
  expect(await records.cart.load()).toEqual(aCart({ quantity: 2 }));
  expect(await records.orders.find(OLD_ORDER.id)).toMatchObject({
    total: 680,
    items: [{ packSize: 12, price: 340, quantity: 2 }],
  });
  expect(await records.flocks.books("1")).toMatchObject({
    costs: [{ amount: 1234 }],
    eggs: [{ counts: { large: 24 } }],
  });
  expect((await records.splash.load()).version).toBe(3);
  expect(log.warn).not.toHaveBeenCalled();
  expect(storage.getItem("eggInventory.setAside")).toBeNull();
});

test.each(["", "lots", "1e3", "0x10", "-1", "1.5"])(
  "the store reads %j as no number of eggs",
  async (count) => {
    const { records, storage } = aTab({ eggInventory: { ...DEFAULT_INVENTORY, large: count } });
    expect(await records.inventory.load()).toEqual({ ...DEFAULT_INVENTORY, large: 0 });
    expect(storage.getItem("eggInventory.setAside")).not.toBeNull();
  },
);

test("the store reads a cost of the type Other as other, and keeps other types", async () => {
  const cost = { id: "1", date: "2026-06-01", amount: 1 };
  const types = ["Other", "other", "feed", "hay"];
  const { records } = aTab({
    flockData: { "1": { costLog: types.map((type) => ({ ...cost, type })), eggLog: [] } },
  });
  const { costs } = await records.flocks.books("1");
  expect(costs.map(({ type }) => type)).toEqual(["other", "other", "feed", "hay"]);
});
