import fc from "fast-check";
import { expect, test } from "vitest";
import { orderOverviewOf } from "#core/dashboard/order-overview.ts";
import { FARM } from "#core/farm.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { sumOf } from "#core/shared/sum.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00Z";

test("moneyOf is what was paid, less what went back", () => {
  const paid = ORDER_STATUSES.filter((status) => moneyOf(anOrder({ status, total: 340 })) > 0);
  expect(paid).toEqual(["Pending", "Ready", "Completed", "Needs attention"]);
});

test("moneyOf an order with a status of an earlier version is its total", () => {
  expect(moneyOf(anOrder({ status: "Shipped", total: 250 }))).toBe(250);
});

test("moneyOf an order that needs attention is its total, unless that was reversed", () => {
  const needing = (kind: "eggs-short" | "disagrees" | "partly-refunded" | "reversed") =>
    moneyOf(anOrder({ status: "Needs attention", total: 340, log: [{ at: AT, kind }] }));
  expect(needing("eggs-short")).toBe(340);
  expect(needing("disagrees")).toBe(340);
  expect(needing("partly-refunded")).toBe(340);
  expect(needing("reversed")).toBe(0);
});

test("moneyOf a reversed payment is 0, whatever the order's status", () => {
  const log = [{ at: AT, kind: "reversed" } as const];
  for (const status of ORDER_STATUSES) expect(moneyOf(anOrder({ status, log }))).toBe(0);
});

test("law: takings are the money of the orders", () => {
  const order = fc
    .record({
      status: fc.constantFrom(...ORDER_STATUSES),
      total: fc.nat({ max: 100_000 }),
      isReversed: fc.boolean(),
    })
    .map(({ isReversed, ...order }) =>
      anOrder({ ...order, ...(isReversed && { log: [{ at: AT, kind: "reversed" }] }) }),
    );
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      expect(orderOverviewOf([], orders, AT, FARM).takingsThisWeek).toBe(sumOf(orders, moneyOf));
    }),
  );
});
