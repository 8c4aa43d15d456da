import { expect, test } from "vitest";
import { firstDayOfTakings, orderOverviewOf } from "#core/dashboard/order-overview.ts";
import { FARM } from "#core/farm.ts";
import { stockLevel } from "#core/inventory/stock.ts";
import { placedAt } from "#core/orders/order.ts";
import { addDays } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

test("orderOverviewOf adds up the takings of this week from Monday and of the week before", () => {
  const placed = (date: string, total: number) => anOrder({ date, total });
  const overview = orderOverviewOf(
    [],
    [
      placed("2026-06-15T00:00:00+01:00", 1),
      placed("2026-06-20T10:00:00Z", 10),
      placed("2026-06-14T22:59:00Z", 100),
      placed("2026-06-08T00:00:00+01:00", 1000),
      placed("2026-06-07T12:00:00Z", 10_000),
      placed("", 100_000),
    ],
    "2026-06-20",
    FARM,
  );
  expect(overview).toMatchObject({ takingsThisWeek: 11, takingsLastWeek: 1100 });
});

test("orderOverviewOf sorts pending orders by their day, then by when they were placed", () => {
  const { pending } = orderOverviewOf(
    [
      anOrder({ id: "sunday", date: "2026-06-20T08:00:00Z" }),
      anOrder({ id: "second", date: "2026-06-18T08:00:00Z" }),
      anOrder({ id: "first", date: "2026-06-17T08:00:00Z" }),
    ],
    [],
    "2026-06-20",
    FARM,
  );
  expect(pending.map(({ order, day }) => [order.id, day])).toEqual([
    ["first", "2026-06-20"],
    ["second", "2026-06-20"],
    ["sunday", "2026-06-21"],
  ]);
});

test("getOrderOverview lists orders still pending, and counts the takings of all that are paid", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "done", status: "Completed", total: 1 }));
  await records.orders.add(anOrder({ id: "due", total: 10 }));
  await records.orders.add(anOrder({ id: "late", date: "2026-05-01T08:00:00Z", total: 100 }));
  await records.orders.add(
    anOrder({ id: "first", date: "2026-06-08T00:00:00+01:00", total: 1000 }),
  );
  for (const status of ["Refunded", "Cancelled", "Awaiting payment"])
    await records.orders.add(anOrder({ id: status, status, total: 10_000 }));
  const overview = await app.shop.office.getOrderOverview();
  expect(overview.pending.map(({ order, day }) => [order.id, day])).toEqual([
    ["late", "2026-05-02"],
    ["first", "2026-06-13"],
    ["due", "2026-06-21"],
  ]);
  expect(overview.pending.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false]);
  expect(overview).toMatchObject({ takingsThisWeek: 11, takingsLastWeek: 1000 });
});

test("firstDayOfTakings misses no takings of last week on any day of this one", () => {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const today = addDays("2026-06-15", ahead);
    const monday = anOrder({ date: "2026-06-08T00:00:00+01:00" });
    expect(placedAt(monday)).toBeGreaterThanOrEqual(instantOf(firstDayOfTakings(today)) ?? NaN);
    expect(orderOverviewOf([], [monday], today, FARM).takingsLastWeek).toBe(monday.total);
  }
});

test("getFlockOverview has the eggs of each of 30 days, today last, and each flock's profit", async () => {
  const { app } = aShop();
  const counts = { small: "0", medium: "0", large: "12", extraLarge: "0", doubleYolkers: "0" };
  await app.shop.office.logEggs({ flock: "1", date: "2026-06-20", counts });
  await app.shop.office.logEggs({ flock: "2", date: "2026-06-20", counts });
  await app.shop.office.logEggs({ flock: "2", date: "2026-05-21", counts });
  await app.shop.office.logCost({
    flock: "3",
    date: "",
    type: "feed",
    amount: "5",
    description: "",
  });
  const { eggsByDay, profits } = await app.shop.office.getFlockOverview();
  expect(eggsByDay).toHaveLength(30);
  expect(eggsByDay[0]).toEqual({ day: "2026-05-22", eggs: null });
  expect(eggsByDay.at(-1)).toEqual({ day: "2026-06-20", eggs: 24 });
  expect(profits.map(({ profit }) => profit)).toEqual([340, 680, -500, 0, 0]);
});

test("getRecordsSince is the day of the oldest record", async () => {
  const { app, records } = aShop();
  expect(await app.shop.office.getRecordsSince()).toBeNull();
  await records.orders.add(anOrder({ date: "2026-03-01T23:30:00Z" }));
  await records.orders.add(anOrder({ id: "B", date: "" }));
  await records.orders.add(anOrder({ id: "C", date: "order 5" }));
  expect(await app.shop.office.getRecordsSince()).toBe("2026-03-01");
  await app.shop.office.logCost({
    flock: "3",
    date: "2025-12-31",
    type: "feed",
    amount: "5",
    description: "",
  });
  expect(await app.shop.office.getRecordsSince()).toBe("2025-12-31");
});

test("hasRecordsUpTo is true from the day of the oldest record on", async () => {
  const { app, records } = aShop();
  const upTo = app.shop.office.hasRecordsUpTo;
  expect(await upTo("2026-06-20")).toBe(false);
  await records.orders.add(anOrder({ id: "B", date: "" }));
  expect(await upTo("2026-06-20")).toBe(false);
  await records.orders.add(anOrder({ date: "2026-03-01T23:30:00Z" }));
  expect(await upTo("2026-02-28")).toBe(false);
  expect(await upTo("2026-03-01")).toBe(true);
  const cost = { flock: "3", type: "feed", amount: "5", description: "" } as const;
  await app.shop.office.logCost({ ...cost, date: "2025-12-31" });
  expect(await upTo("2025-12-30")).toBe(false);
  expect(await upTo("2025-12-31")).toBe(true);
});

test.each([
  [0, "out"],
  [5, "out"],
  [6, "low"],
  [29, "low"],
  [30, "enough"],
])("stockLevel of %d eggs is %s", (eggs, level) => {
  expect(stockLevel(eggs)).toBe(level);
});
