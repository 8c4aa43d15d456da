import fc from "fast-check";
import { expect, test } from "vitest";
import { queried } from "#adapters/collections/queried.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { ORDERS } from "#core/orders/orders.ts";
import { type OrdersOfDay, ordersOfDay, waysOfDay } from "#core/orders/orders-of-day.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Weekday } from "#core/shared/week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const isFound = (order: Order, asked: OrdersOfDay): boolean =>
  queried(ORDERS, [order], { where: waysOfDay(asked) }).length > 0;

const instants = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 11, 31) })
  .map((at) => new Date(at).toISOString());

const weekdays = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6]);

const farms = fc.record({ delivered: weekdays, collected: weekdays }).map((open) =>
  farmOpenOn([
    ...open.delivered.map((weekday) => ({
      weekday,
      method: "delivery" as const,
      from: "",
      to: "",
    })),
    ...open.collected.map((weekday) => ({
      weekday,
      method: "collection" as const,
      from: "10:00",
      to: "16:00",
    })),
  ]),
);

test("an order is of a day if and only if one of its ways of handing over is due on it", () => {
  fc.assert(
    fc.property(
      instants,
      farms,
      fc.subarray(TWO_ITEMS),
      fc.option(fc.record({ delivery: fc.nat(14), collection: fc.nat(14) })),
      (date, farm, items, chosen) => {
        const placed = todayAt(date);
        const order = anOrder({
          date,
          items,
          ...(chosen && {
            days: {
              delivery: addDays(placed, chosen.delivery),
              collection: addDays(placed, chosen.collection),
            },
          }),
        });
        const due = methodsOf(order).map((method) => dueBy(order, method, date, farm).day);
        const near = due.flatMap((day) => [-7, -1, 0, 1, 7].map((days) => addDays(day, days)));
        for (const day of near)
          expect(isFound(order, ordersOfDay(day, farm)), day).toBe(due.includes(day));
      },
    ),
    { numRuns: 100 },
  );
});

test("listOrders finds the orders for a day, within a search and a status", async () => {
  const { app, records } = aShop();
  const saturday = "2026-06-27";
  for (const order of [
    anOrder({ id: "BEFORE", date: "2026-06-24T11:00:00Z" }),
    anOrder({ id: "CHOSE", days: { delivery: saturday }, status: "Completed" }),
    anOrder({ id: "OTHER", date: "2026-06-24T11:00:00Z", days: { delivery: "2026-06-28" } }),
  ])
    await records.orders.add(order);
  const found = async (text: string, status: "All" | "Pending") => {
    const page = await app.shop.office.listOrders({ text, status, day: saturday, after: null });
    return page.items.map(({ id }) => id);
  };
  expect(await found("", "All")).toEqual(["BEFORE", "CHOSE"]);
  expect(await found("chose", "All")).toEqual(["CHOSE"]);
  expect(await found("", "Pending")).toEqual(["BEFORE"]);
});
