import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { whenAndWhere } from "#core/orders/appointment.ts";
import { fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { packingListOf } from "#core/orders/packing-list.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const [DELIVERED, COLLECTED] = TWO_ITEMS;

const placedOnSaturday = (change: Partial<Order>) =>
  anOrder({ date: "2026-11-21T10:00:00Z", ...change });

const told = (order: Order, today = "2026-11-21") =>
  whenAndWhere(order, today, FARM).map(({ words }) => words);

const DELIVERY = "We deliver on Sunday 22 November";
const COLLECTION = "Collect on Sunday 22 November, 10:00 AM to 4:00 PM, Rusper Road";

test.each([
  ["delivered", [DELIVERED], [DELIVERY]],
  ["collected", [COLLECTED], [COLLECTION]],
  ["both", [COLLECTED, DELIVERED, COLLECTED], [DELIVERY, COLLECTION]],
  ["of unknown items", [], []],
] as const)("whenAndWhere says it of an order that is %s", (_kind, items, words) => {
  expect(told(placedOnSaturday({ items: items as never }))).toEqual(words);
});

test.each(ORDER_STATUSES.map((status) => [status, ["Pending", "Ready"].includes(status)] as const))(
  "whenAndWhere announces an order that is %s: %s",
  (status, isAhead) => {
    const order = placedOnSaturday({ status, items: TWO_ITEMS });
    expect(told(order)).toEqual(isAhead ? [DELIVERY, COLLECTION] : []);
  },
);

test("whenAndWhere is empty for a status of an earlier version", () => {
  expect(told(placedOnSaturday({ status: "Shipped" }))).toEqual([]);
});

test("whenAndWhere of an overdue order names the next weekend day", () => {
  const order = placedOnSaturday({ status: "Ready", items: COLLECTED ? [COLLECTED] : [] });
  expect(told(order, "2026-11-23")).toEqual([
    "Collect on Saturday 28 November, 10:00 AM to 4:00 PM, Rusper Road",
  ]);
});

const DAYS = { delivery: "2026-11-28", collection: "2026-11-29" };

test("whenAndWhere names the days that were chosen", () => {
  expect(told(placedOnSaturday({ items: TWO_ITEMS, days: DAYS }))).toEqual([
    "We deliver on Saturday 28 November",
    "Collect on Sunday 29 November, 10:00 AM to 4:00 PM, Rusper Road",
  ]);
});

test("whenAndWhere names the hours of a delivery that has some", () => {
  const farm = farmOpenOn([
    { weekday: 6, method: "delivery", from: "09:00", to: "12:30" },
    { weekday: 0, method: "collection", from: "", to: "" },
  ]);
  const order = placedOnSaturday({ items: TWO_ITEMS, days: DAYS });
  expect(whenAndWhere(order, "2026-11-21", farm).map(({ words }) => words)).toEqual([
    "We deliver on Saturday 28 November, 9:00 AM to 12:30 PM",
    "Collect on Sunday 29 November, Rusper Road",
  ]);
});

test("whenAndWhere tells of a chosen day that is over from the closing hour on", () => {
  const order = placedOnSaturday({ items: [COLLECTED, COLLECTED] as never, days: DAYS });
  const said = (now: string) => told(order, now)[0] ?? "";
  const [before, after] = [`${DAYS.collection}T15:59:00.000Z`, `${DAYS.collection}T16:00:00.000Z`];
  expect(said(before)).toMatch(/^Collect on/);
  expect(said(after)).toMatch(/^Your eggs were for .*Please text us on 07700 900142\.$/);
});

test("whenAndWhere never slides a chosen day to a later one", () => {
  const order = placedOnSaturday({ items: TWO_ITEMS, days: DAYS });
  expect(told(order, "2026-11-29")).toEqual([
    `Your eggs were for Saturday 28 November. Please text us on ${FARM.phone}.`,
  ]);
  expect(told({ ...order, status: "Completed" }, "2026-11-30")).toEqual([]);
});

const days = fc
  .integer({ min: 19_000, max: 22_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test("whenAndWhere names the packing list's day, or the next one of an overdue order", () => {
  fc.assert(
    fc.property(days, days, (placed, today) => {
      const order = anOrder({ date: `${placed}T12:00:00Z`, items: TWO_ITEMS });
      const noon = `${today}T12:00:00Z`;
      const [packed] = packingListOf([order], noon, FARM).filter(
        ({ deliveries }) => deliveries.length > 0,
      );
      const day =
        packed && !packed.isOverdue ? packed.day : fulfilmentDay(order, "delivery", noon, FARM);
      expect(day >= today).toBe(true);
      const promised = whenAndWhere(order, today, FARM);
      expect(promised.map(({ method }) => method)).toEqual(["delivery", "collection"]);
      for (const { words } of promised) expect(words).toContain(` on ${writtenDay(day)}`);
    }),
  );
});
