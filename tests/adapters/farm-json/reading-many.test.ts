import { expect, test, vi } from "vitest";
import { flocksFormat } from "#adapters/farm-json/flocks-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { demoRecords } from "#app/tasks/demo-records.js";
import { callsOf } from "#tests/support/calls-counted.ts";

const MANY = 2_000;
const STORED = demoRecords(MANY);

const stored = (key: "orders" | "flockData"): never => JSON.parse(STORED[key] ?? "") as never;

const withMovements = (): unknown =>
  JSON.parse(JSON.stringify(ordersFormat.read(stored("orders"))?.value.map(orderToJson)));

test.each([
  ["before", stored("orders"), 125],
  ["now, with its movements", withMovements(), 138],
])("reads an order of %s in few steps", async (_when, orders, most) => {
  const calls = await callsOf(() => ordersFormat.read(orders));
  expect(Math.floor(calls / MANY)).toBeLessThanOrEqual(most);
});

test("reads a count of eggs in few steps", async () => {
  const flocks = stored("flockData");
  const counts = 5 * 730;
  const calls = await callsOf(() => flocksFormat.read(flocks));
  expect(Math.floor(calls / counts)).toBeLessThanOrEqual(26);
});

test("asks no calendar for the days of orders of before", () => {
  const orders = stored("orders");
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  ordersFormat.read(orders);
  expect(asked).not.toHaveBeenCalled();
});

test("looks for no order in the whole list to keep its movements apart from it", () => {
  const orders = stored("orders");
  const looked = vi.spyOn(Array.prototype, "indexOf");
  ordersFormat.beside?.split(orders);
  const through = looked.mock.contexts.filter((list) => (list as unknown[]).length >= MANY);
  looked.mockRestore();
  expect(through).toEqual([]);
});
