import fc from "fast-check";
import { expect, test } from "vitest";
import { queried } from "#adapters/collections/queried.ts";
import type { Farm } from "#core/farm.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import { ORDERS } from "#core/orders/orders.ts";
import { type OrdersOfDay, ordersOfDay, waysOfDay } from "#core/orders/orders-of-day.ts";
import { overdueOrders, waysOverdue } from "#core/orders/overdue-orders.ts";
import { addDays, addMinutes } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Weekday } from "#core/shared/week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const isFound = (order: Order, asked: OrdersOfDay): boolean =>
  queried(ORDERS, [order], { where: waysOfDay(asked) }).length > 0;

const isFoundOverdue = (order: Order, farm: Farm, now: string): boolean =>
  queried(ORDERS, [order], { where: waysOverdue(overdueOrders(farm, now)) }).length > 0;

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

const chosenDays = fc.option(fc.record({ delivery: fc.nat(14), collection: fc.nat(14) }));

const placedAt = (
  date: string,
  items: Order["items"],
  chosen: { readonly delivery: number; readonly collection: number } | null,
): Order => {
  const placed = todayAt(date);
  return anOrder({
    date,
    items,
    ...(chosen && {
      days: {
        delivery: addDays(placed, chosen.delivery),
        collection: addDays(placed, chosen.collection),
      },
    }),
  });
};

test("an order is of a day if and only if one of its ways of handing over is due on it", () => {
  fc.assert(
    fc.property(
      instants,
      farms,
      fc.subarray(TWO_ITEMS),
      chosenDays,
      (date, farm, items, chosen) => {
        const order = placedAt(date, items, chosen);
        const due = methodsOf(order).map((method) => dueBy(order, method, date, farm).day);
        const near = due.flatMap((day) => [-7, -1, 0, 1, 7].map((days) => addDays(day, days)));
        for (const day of near)
          expect(isFound(order, ordersOfDay(day, farm)), day).toBe(due.includes(day));
      },
    ),
    { numRuns: 100 },
  );
});

test("an order is overdue if and only if one of its ways of handing over is", () => {
  fc.assert(
    fc.property(
      instants,
      farms,
      fc.subarray(TWO_ITEMS),
      chosenDays,
      fc.nat(16 * 24 * 60),
      (date, farm, items, chosen, minutes) => {
        const order = placedAt(date, items, chosen);
        const now = addMinutes(date, minutes);
        const isLate = methodsOf(order).some((method) => dueBy(order, method, now, farm).isOverdue);
        expect(isFoundOverdue(order, farm, now)).toBe(isLate);
      },
    ),
    { numRuns: 400 },
  );
});

test("listOrders finds the overdue ones that wait, of any status or of one", async () => {
  const { app, records } = aShop();
  const past = { delivery: "2026-06-13" };
  for (const order of [
    anOrder({ id: "LATE", days: past }),
    anOrder({ id: "READY", days: past, status: "Ready" }),
    anOrder({ id: "DONE", days: past, status: "Completed" }),
    anOrder({ id: "PLACED", date: "2026-06-10T11:00:00Z" }),
    anOrder({ id: "UNDATED", date: "" }),
    anOrder({ id: "TO-COME", days: { delivery: "2026-06-27" } }),
  ])
    await records.orders.add(order);
  const found = async (status: StatusFilter, text = "") => {
    const page = await app.shop.office.listOrders({ text, status, isOverdue: true, after: null });
    return page.items.map(({ id }) => id);
  };
  expect(await found("All")).toEqual(["LATE", "READY", "PLACED"]);
  expect(await found("Ready")).toEqual(["READY"]);
  expect(await found("Completed")).toEqual([]);
  expect(await found("All", "late")).toEqual(["LATE"]);
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
