import { expect, test } from "vitest";
import { oddRecords } from "#tests/support/odd-documents.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const LONG = "x".repeat(100_001);

test.each([
  ["a long text", oddRecords("texts", LONG)],
  ["a figure beyond all measure", oddRecords("figures", 1e13)],
])("the store sets aside and logs each record with %s", async (_what, odd) => {
  const silent: string[] = [];
  for (const { name, documents } of odd) {
    const { stores, shown, log } = aTab(documents);
    await stores.shop.archive.read();
    const [key] = Object.keys(documents);
    if (!shown(`${key}.setAside`) || log.warn.mock.calls.length !== 1) silent.push(name);
  }
  expect(silent).toEqual([]);
});

test("the store gives no order of two million packs, and keeps the others", async () => {
  const item = { id: "large-6", name: "Large Eggs", packSize: 6, price: 1.8 };
  const orders = [1_000_000, 1_000_001, 2_000_000, "2000000"].map((quantity, at) => ({
    id: `${at}`,
    total: 1,
    items: [{ ...item, quantity }],
  }));
  const { stores } = aTab({ orders });
  const read = (await stores.shop.archive.read()).orders;
  expect(read.map((order) => [order.item.id, order.item.items[0]?.quantity])).toEqual([
    ["0", 1_000_000],
  ]);
});
