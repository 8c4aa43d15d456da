import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isRefundable,
  type MoneyEvent,
  ORDER_STATUSES,
  OWNER_STATUSES,
  statusAfter,
} from "#core/orders/order-status.ts";
import { ownersChoice, statusAfterMarks, statusBack } from "#core/orders/owners-choice.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const NEXT: readonly (readonly [string, readonly string[], boolean])[] = [
  ["Awaiting payment", [], false],
  ["Pending", ["Ready", "Completed"], true],
  ["Ready", ["Completed", "Pending"], true],
  ["Completed", ["Ready", "Pending"], true],
  ["Refunded", [], false],
  ["Cancelled", [], false],
  ["Needs attention", ["Pending"], true],
  ["Shipped, as an earlier version said", ["Pending"], true],
];

describe.each(NEXT)("an order that is %s", (status, next, isPayable) => {
  test(`can be marked as ${next.join(" or ") || "nothing"} by its owner, and as nothing else`, async () => {
    expect(ownersChoice({ status }, true)).toEqual(next);
    for (const wish of OWNER_STATUSES) {
      const { records, office, order } = aSharedShop();
      await records.orders.add(anOrder({ status }));
      const answer = await office.setOrderStatus({ id: "A", status: wish });
      const isTaken = next.includes(wish) || wish === status;
      expect([wish, answer]).toEqual([
        wish,
        isTaken
          ? { ok: true, value: null }
          : { ok: false, refusal: { kind: "status-not-possible", status } },
      ]);
      expect((await order("A")).status).toBe(isTaken ? wish : status);
    }
  });

  test(isPayable ? "can be paid back" : "can't be paid back", () => {
    expect(isRefundable(status)).toBe(isPayable);
  });
});

const EVENTS: readonly MoneyEvent[] = ["pay", "deny", "refund", "dispute"];

test("statusAfter never makes a refunded or cancelled order pending", () => {
  const status = fc.constantFrom(...ORDER_STATUSES);
  fc.assert(
    fc.property(status, fc.array(fc.constantFrom(...EVENTS)), (first, told) => {
      let now: string = first;
      for (const event of told) {
        const before = now;
        now = statusAfter(before, event) ?? before;
        if (before === "Refunded" || before === "Cancelled")
          expect(["Refunded", "Cancelled", "Needs attention"]).toContain(now);
        expect(["Ready", "Completed"].includes(now) && now !== before).toBe(false);
      }
    }),
  );
});

test("setOrderStatus logs each mark, and writes once that eggs to collect are ready", async () => {
  const { records, office, order, messages } = aSharedShop();
  await records.orders.add(anOrder({ items: TWO_ITEMS }));
  for (const status of ["Ready", "Pending", "Ready", "Ready", "Completed"] as const)
    await office.setOrderStatus({ id: "A", status });
  const at = NOON;
  expect((await order("A")).log).toEqual([
    { at, kind: "ready" },
    { at, kind: "reopened" },
    { at, kind: "ready" },
    { at, kind: "completed" },
  ]);
  expect(await messages()).toEqual(["ready to mabel@example.com"]);
});

test("setOrderStatus writes no second mail where a mark is undone", async () => {
  const { records, office, order, messages } = aSharedShop();
  await records.orders.add(anOrder({ items: TWO_ITEMS }));
  for (const status of ["Ready", "Completed", "Ready"] as const)
    await office.setOrderStatus({ id: "A", status });
  expect((await order("A")).status).toBe("Ready");
  expect(await messages()).toEqual(["ready to mabel@example.com"]);
});

test("setOrderStatus to Completed writes no mail", async () => {
  const { records, office, messages } = aSharedShop();
  await records.orders.add(anOrder({ items: TWO_ITEMS }));
  await office.setOrderStatus({ id: "A", status: "Completed" });
  expect(await messages()).toEqual([]);
});

test.each([
  ["Pending", ["Ready", "Completed", "Pending", "Completed"], "Completed"],
  ["Completed", ["Pending", "Ready"], "Ready"],
  ["Refunded", ["Ready", "Completed"], "Refunded"],
] as const)("statusAfterMarks of %s with %j is %s", (status, marks, after) => {
  expect(statusAfterMarks({ status }, marks, true)).toBe(after);
});

test("ownersChoice in one browser is the other status", () => {
  expect(ownersChoice({ status: "Pending" }, false)).toEqual(["Completed"]);
  expect(ownersChoice({ status: "Completed" }, false)).toEqual(["Pending"]);
  expect(ownersChoice({ status: "Shipped" }, false)).toEqual(["Completed", "Pending"]);
  expect(statusAfterMarks({ status: "Pending" }, ["Ready", "Completed"], false)).toBe("Completed");
});

test.each(["Refunded", "Cancelled"])(
  "ownersChoice of a %s order in one browser is none",
  (status) => {
    expect(ownersChoice({ status }, false)).toEqual([]);
  },
);

test("statusBack undoes no mark that has led back from Needs attention", () => {
  for (const isShared of [true, false])
    for (const mark of OWNER_STATUSES)
      expect(statusBack("Needs attention", mark, isShared)).toBeNull();
});

test("setOrderStatus to Ready of a delivery writes no mail", async () => {
  const { records, office, messages } = aSharedShop();
  await records.orders.add(anOrder());
  await office.setOrderStatus({ id: "A", status: "Ready" });
  expect(await messages()).toEqual([]);
});
