import fc from "fast-check";
import { expect, test } from "vitest";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { balanceOf } from "#core/money/movement.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";

const instants = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 10, max: 20 }))
  .map(([day, hour]) => `2026-04-${String(day).padStart(2, "0")}T${hour}:00:00.000Z`);

const pounds = fc.integer({ min: 1, max: 900 }).map((pence) => pence / 100);

/** As an earlier version stored it, in pounds, and some that no shop made. */
const ofBefore = fc.record(
  {
    date: instants,
    total: pounds,
    status: fc.constantFrom(...ORDER_STATUSES),
    captured: pounds,
    returned: pounds,
    fee: pounds,
    parts: fc.array(fc.record({ id: fc.uuid(), amount: pounds, at: instants }), { maxLength: 2 }),
    paid: fc.record({ how: fc.constantFrom(...HOW_PAID), at: instants }, { requiredKeys: ["how"] }),
    log: fc.array(
      fc.record({
        at: instants,
        kind: fc.constantFrom("paid", "checked", "refunded", "reversed", "cancelled-by-hand"),
      }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ["date", "total", "status"] },
);

type OfBefore = typeof ofBefore extends fc.Arbitrary<infer Value> ? Value : never;

const GONE = ["Awaiting payment", "Refunded", "Cancelled"];

/** What earlier versions said was here, in pence. */
const moneyThen = ({ total, status, captured, returned = 0, paid, log = [] }: OfBefore): number => {
  const isPaidByHand = paid && (paid.at !== undefined || ["cash", "card"].includes(paid.how));
  const isPaid = paid ? isPaidByHand : !GONE.includes(status);
  const isReversed = log.some(({ kind }) => kind === "reversed");
  return isPaid && !isReversed ? Math.round(((captured ?? total) - returned) * 100) : 0;
};

const readOne = (stored: object) => {
  const { money: _money, ...order } = orderToJson(anOrder()) as Record<string, unknown>;
  return ordersFormat.read([{ ...order, ...stored }])?.value[0];
};

test("an order of before has as much money as it had, in movements", () => {
  fc.assert(
    fc.property(ofBefore, (stored) => {
      const order = readOne(stored);
      expect(balanceOf(order?.money ?? [])).toBe(moneyThen(stored));
      expect(order?.money.every(({ amount }) => amount !== 0)).toBe(true);
    }),
  );
});

test("its movements are stored, and what it said before counts no more", () => {
  const order = readOne({ total: 5, captured: 6, fee: 0.3, parts: [] });
  expect(order?.money).toMatchObject([{ kind: "sale", amount: 600, fee: 30 }]);
  const again = ordersFormat.read([{ ...orderToJson(order ?? anOrder()), captured: 9 }])?.value[0];
  expect(again?.money).toEqual(order?.money);
});

test("an order as the product stores it was paid on its day", () => {
  const order = readOne({ total: 4.5, date: "2026-06-20T23:30:00Z" });
  expect(order?.money).toEqual([
    { kind: "sale", amount: 450, day: "2026-06-21", at: "2026-06-20T23:30:00Z", how: "paypal" },
  ]);
});

test("an order whose log alone says that its money was taken back has none", () => {
  const log = [{ at: "2026-06-22T10:00:00.000Z", kind: "reversed" }];
  expect(readOne({ total: 4.5, status: "Needs attention", log })?.money).toMatchObject([
    { kind: "sale", amount: 450 },
    { kind: "dispute", amount: -450, day: "2026-06-22" },
  ]);
});
