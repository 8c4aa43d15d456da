import fc from "fast-check";
import { expect, test } from "vitest";
import { orderOverviewOf } from "#core/dashboard/order-overview.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { hasMoney, ORDER_STATUSES } from "#core/orders/order-status.ts";
import { sumOf } from "#core/shared/sum.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00Z";

test("the money is here of what is paid, until it went back", () => {
  expect(ORDER_STATUSES.filter(hasMoney)).toEqual([
    "Pending",
    "Ready",
    "Completed",
    "Needs attention",
  ]);
});

test("an order of a status that an earlier version stored was paid for", () => {
  expect(moneyOf(anOrder({ status: "Shipped", total: 250 }))).toBe(250);
});

test("an order that needs attention has its money, unless that was reversed", () => {
  const needing = (kind: "eggs-short" | "disagrees" | "partly-refunded" | "reversed") =>
    moneyOf(anOrder({ status: "Needs attention", total: 340, log: [{ at: AT, kind }] }));
  expect(needing("eggs-short")).toBe(340);
  expect(needing("disagrees")).toBe(340);
  expect(needing("partly-refunded")).toBe(340);
  expect(needing("reversed")).toBe(0);
});

test("money that was reversed isn't here, whatever the owner makes of its order", () => {
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
      expect(orderOverviewOf([], orders, AT).takingsThisWeek).toBe(sumOf(orders, moneyOf));
    }),
  );
});
