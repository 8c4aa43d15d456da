import { expect, test } from "vitest";
import { calledOffOf } from "#core/orders/called-off.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogKind } from "#core/orders/order-log.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

const AT = "2026-06-21T08:00:00.000Z";
const LATER = "2026-06-21T09:00:00.000Z";

const ended = (change: ToldOrder, ...kinds: readonly OrderLogKind[]): Order =>
  logged(
    logged(anOrder(change), AT, ...kinds.slice(0, 1).map((kind) => ({ kind }))),
    LATER,
    ...kinds.slice(1).map((kind) => ({ kind })),
  );

test.each([
  ["by its customer, when they pressed", "customer-cancelled", "customer", AT],
  ["by the farm, when the money went back", "ready", "farm", LATER],
] as const)("an order that is paid back was called off %s", (_how, first, by, at) => {
  const order = ended({ status: "Refunded", captured: 505, returned: 100 }, first, "refunded");
  expect(calledOffOf(order)).toEqual({ at, by, back: 505 });
});

test.each([
  ["given back", { paid: { how: "cash" }, returned: 340 } as const, 340],
  ["kept", { paid: { how: "cash" } } as const, 0],
])("an order by hand that is cancelled says what was %s", (_what, change, back) => {
  const order = ended({ status: "Cancelled", ...change }, "cancelled-by-hand");
  expect(calledOffOf(order)).toEqual({ at: AT, by: "farm", back });
});

test("a payment that never came was called off by no one", () => {
  const order = ended({ status: "Cancelled" }, "checked", "denied");
  expect(calledOffOf(order)).toEqual({ at: LATER, by: null, back: 0 });
});

test.each(["Pending", "Completed", "Needs attention"])(
  "an order that is %s is not called off",
  (status) => {
    expect(calledOffOf(ended({ status }, "customer-cancelled", "refund-refused"))).toBeNull();
  },
);

test("an order of before the log says nothing of its end", () => {
  expect(calledOffOf(anOrder({ status: "Refunded" }))).toBeNull();
});
