import { expect, test } from "vitest";
import { keysOf } from "#adapters/collections/list-index.ts";
import { ordersFormat } from "#adapters/farm-json/orders-format.ts";
import { demoRecords } from "#app/tasks/demo-records.js";
import { ORDERS } from "#core/orders/orders.ts";
import { callsOf } from "#tests/support/calls-counted.ts";

const MANY = 2_000;
const orders = ordersFormat.read(JSON.parse(demoRecords(MANY).orders ?? ""))?.value ?? [];

test.each([
  ["status", 2],
  ["placed", 8],
  ["touched", 10],
] as const)("the keys of %s take few steps for each order", async (name, most) => {
  const calls = await callsOf(() => keysOf(orders, ORDERS.indexes[name]));
  expect(Math.floor(calls / MANY)).toBeLessThanOrEqual(most);
});
