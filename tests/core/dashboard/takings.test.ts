import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

/** A Tuesday; the shop's clock is at noon of the Saturday after. */
const TUESDAY = "2026-06-16T09:00:00.000Z";
const LAST_WEEK = "2026-06-10T09:00:00.000Z";
const IN_MAY = "2026-05-10T09:00:00.000Z";

const overviewOf = async (orders: readonly ToldOrder[]) => {
  const { app, records } = aShop();
  for (const [at, order] of orders.entries())
    await records.orders.add(anOrder({ id: String(at), date: TUESDAY, ...order }));
  return app.shop.office.getOrderOverview();
};

test("getOrderOverview tells takings online, of practice, in cash, by card and others apart", async () => {
  const overview = await overviewOf([
    { total: 1, paymentMethod: "paypal" },
    { total: 10, paid: { how: "cash", at: TUESDAY } },
    { total: 100, paid: { how: "card", at: TUESDAY } },
    { total: 1000, paid: { how: "account", at: TUESDAY } },
    { total: 10_000, paid: { how: "hand-over" } },
    { total: 100_000, paymentMethod: "practice" },
  ]);
  expect(overview.thisWeek).toEqual({
    paypal: 1,
    practice: 100_000,
    cash: 10,
    card: 100,
    gate: 0,
    bank: 1000,
  });
  expect(overview).toMatchObject({ takingsThisWeek: 101_111, takingsLastWeek: 0 });
});

test("getOrderOverview counts money by hand in the week in which it came", async () => {
  const paid = (at: string): NonNullable<ToldOrder["paid"]> => ({ how: "cash", at });
  const overview = await overviewOf([
    { total: 1, date: IN_MAY, paid: paid(TUESDAY) },
    { total: 10, date: LAST_WEEK, paid: paid(TUESDAY) },
    { total: 100, date: LAST_WEEK, paid: paid(LAST_WEEK) },
    { total: 1000, date: IN_MAY, paid: paid(IN_MAY) },
  ]);
  expect(overview.thisWeek.cash).toBe(11);
  expect(overview.lastWeek.cash).toBe(100);
});

test("getOrderOverview lists what is owed, also for long, the oldest first", async () => {
  const overview = await overviewOf([
    { paid: { how: "hand-over" } },
    { date: IN_MAY, status: "Completed", paid: { how: "account" } },
    { paid: { how: "account" }, status: "Cancelled" },
  ]);
  expect(overview.owed.map(({ id }) => id)).toEqual(["1", "0"]);
});
