import { expect, test } from "vitest";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import {
  hasMoney,
  isGivenUp,
  isMarkedPacked,
  isPending,
  isToHandOver,
  isToPack,
  isWaiting,
} from "#core/orders/status-sets.ts";

const SETS = {
  hasMoney,
  isGivenUp,
  isMarkedPacked,
  isPending,
  isToHandOver,
  isToPack,
  isWaiting,
};

const setsOf = (status: string): readonly string[] =>
  Object.entries(SETS).flatMap(([name, isIn]) => (isIn({ status }) ? [name] : []));

test("each status is in the sets that the trade means", () => {
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, setsOf(status)]))).toEqual({
    "Awaiting payment": ["isWaiting"],
    Pending: ["hasMoney", "isPending", "isToHandOver", "isToPack", "isWaiting"],
    Ready: ["hasMoney", "isMarkedPacked", "isToHandOver", "isWaiting"],
    Completed: ["hasMoney", "isMarkedPacked"],
    Refunded: ["isGivenUp"],
    Cancelled: ["isGivenUp"],
    "Needs attention": ["hasMoney", "isToPack", "isWaiting"],
  });
});

test("an order is given up, waits, or is completed: one of them, and no two", () => {
  for (const status of ORDER_STATUSES) {
    const ends = [isGivenUp({ status }), isWaiting({ status }), status === "Completed"];
    expect([status, ends.filter(Boolean).length]).toEqual([status, 1]);
  }
});
