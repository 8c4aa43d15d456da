import { expect, test } from "vitest";
import type { Movement } from "#core/money/movement.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import { givenBackOf, moved } from "#core/orders/order-money.ts";
import { refundInWords, refundsElsewhere } from "#core/orders/refunds-of-order.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00Z";
const OWN: Movement = {
  kind: "refund",
  amount: -120,
  day: "2026-06-20",
  at: AT,
  how: "paypal",
  provider: "OWN",
};

const made = (id: string, amount: number) => ({ id, amount });

test("refundsElsewhere are those unknown to the shop, less what it counted without their ids", () => {
  const order = moved(anOrder({ returned: 30 }), OWN);
  expect(givenBackOf(order)).toBe(150);
  expect(refundsElsewhere(order, [made("OWN", 120), made("OLD", 30)])).toEqual([]);
  const told = [made("OWN", 120), made("OLD", 30), made("NEW", 5)];
  expect(refundsElsewhere(order, told)).toEqual([made("NEW", 5)]);
  expect(refundsElsewhere(order, [made("MORE", 40)])).toEqual([made("MORE", 10)]);
  expect(refundsElsewhere(order, [])).toEqual([]);
});

test("anonymous orders keep what went back, and not why", () => {
  const order = moved(
    anOrder({
      log: [
        { at: AT, kind: "part-refunded", detail: refundInWords(120, "Mabel's eggs, broken") },
        { at: AT, kind: "disagrees", detail: "a, b" },
      ],
    }),
    { ...OWN, wish: "w", reason: "Mabel's eggs, broken" },
  );
  const left = anonymous(order);
  expect(JSON.stringify(left)).not.toContain("Mabel");
  expect(left.money.slice(1)).toEqual([{ ...OWN, wish: "w" }]);
  expect(left.log?.map(({ detail }) => detail)).toEqual(["£1.20", "a, b"]);
});
