import { expect, test } from "vitest";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { taxYearBefore, taxYearOf } from "#core/export/tax-year.ts";
import { FARM } from "#core/farm.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";

const PAID_ON = "2026-04-20";

test("money that comes in the next tax year is of its own day everywhere", async () => {
  const clock = { now: () => `${PAID_ON}T10:00:00.000Z` };
  const { app, records } = aShop({ shared: { publicUrl: "https://eggs.example" }, clock });
  await records.orders.add(
    anOrder({
      id: "CAFE-HAND",
      date: "2026-04-03T10:00:00.000Z",
      total: 3_000,
      status: "Completed",
      paid: { how: "account" },
    }),
  );
  const { office } = app.shop;
  expect(await office.markPaid({ id: "CAFE-HAND", how: "account", isPaid: true })).toMatchObject({
    ok: true,
  });
  const { items: page } = await office.listOrders({ text: "", status: "All", after: null });
  const takenIn = (span: ReturnType<typeof taxYearOf>) =>
    withOlderOrders(NO_ORDER_ROWS, page, span, FARM).rows.map((row) => [
      row["Date (day)"],
      row.Taken,
    ]);
  expect(takenIn(taxYearOf(PAID_ON))).toEqual([[PAID_ON, "30.00"]]);
  expect(takenIn(taxYearBefore(PAID_ON))).toEqual([["2026-04-03", "0.00"]]);
  expect(csvRows(page, FARM)[0]).toMatchObject({ Taken: "30.00", "Taken on": PAID_ON });
  expect(await office.getOrderOverview()).toMatchObject({
    takingsThisWeek: 3_000,
    takingsLastWeek: 0,
  });
});
