import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";

const KNOWN = [
  "2026-06-20T11:00:00Z",
  "mabel@example.com",
  "Pending",
  "3.40",
  "3.40",
  "2026-06-20",
  "1 x Large Eggs (12 pack, delivery)",
  "2026-06-21",
];

test("csvRows shows no takings for an order whose money isn't here", () => {
  const taken = (status: string) => csvRows([anOrder({ status })], FARM).map((row) => row.Taken);
  expect(taken("Completed")).toEqual(["3.40"]);
  for (const status of ["Refunded", "Cancelled", "Awaiting payment"])
    expect(taken(status)).toEqual(["0.00"]);
});

test("csvRows names each day on which money of an order came or went back", () => {
  const parts = [{ id: "R", amount: 120, at: "2026-06-23T11:00:00Z" }];
  const [row] = csvRows([anOrder({ returned: 120, parts })], FARM);
  expect([row?.Taken, row?.["Taken on"]]).toEqual(["2.20", "2026-06-20; 2026-06-23"]);
});

test("csvRows writes all that is known of an order, and leaves the rest empty", () => {
  const whole = anOrder({
    id: "B",
    customerName: "Mabel Hen",
    phone: "01293 555010",
    address: AT_HOME,
    note: "Ring twice",
    paymentMethod: "paypal",
    captureId: "MONEY",
    fee: 30,
  });
  const rows = csvRows([anOrder(), whole], FARM);
  expect(Object.keys(rows[0] ?? {}).slice(9)).toEqual([
    "Name",
    "Phone",
    "Address",
    "Note",
    "Payment method",
    "Capture id",
    "Fee (GBP)",
  ]);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["A", ...KNOWN, "", "", "", "", "", "", ""],
    [
      "B",
      ...KNOWN,
      "Mabel Hen",
      "01293 555010",
      "1 High Street, Crawley, RH10 1AA",
      "Ring twice",
      "PayPal",
      "MONEY",
      "0.30",
    ],
  ]);
});

test("csvRows writes an order's number and its payment as the pages show them", () => {
  const shown = (id: string, paid: Partial<Order>) =>
    csvRows([anOrder({ id, ...paid })], FARM).map((row) => [row.Id, row["Payment method"]])[0];
  expect(shown("1A2B3C4D-PRACTICE", { paymentMethod: "practice" })).toEqual([
    "1A2B3C4D",
    "Practice payment",
  ]);
  expect(shown("THEBULL1-HAND", { paid: { how: "cash" } })).toEqual(["THEBULL1", "paid in cash"]);
});

test("csvRows names the day of an order, and of each item where they differ", () => {
  const dayOf = (change: Partial<Order>) => csvRows([anOrder(change)], FARM)[0]?.Day;
  const days = { delivery: "2026-06-27", collection: "2026-06-28" };
  expect(dayOf({ days: { delivery: "2026-06-27" } })).toBe("2026-06-27");
  expect(dayOf({ items: TWO_ITEMS })).toBe("2026-06-21");
  expect(dayOf({ items: TWO_ITEMS, days })).toBe("2026-06-27; 2026-06-28");
  expect(dayOf({ items: [], days: { delivery: "2026-06-27" } })).toBe("2026-06-27");
  expect(dayOf({ date: "" })).toBe("");
});
