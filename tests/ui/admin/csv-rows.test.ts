import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { anOrder } from "#tests/support/orders.ts";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";

const KNOWN = [
  "2026-06-20T11:00:00Z",
  "mabel@example.com",
  "Pending",
  "3.40",
  "3.40",
  "1 x Large Eggs (12 pack, delivery)",
];

test("csvRows shows no takings for an order whose money isn't here", () => {
  const taken = (status: string) =>
    csvRows([anOrder({ status })], EGG_TYPES).map((row) => row.Taken);
  expect(taken("Completed")).toEqual(["3.40"]);
  for (const status of ["Refunded", "Cancelled", "Awaiting payment"])
    expect(taken(status)).toEqual(["0.00"]);
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
  const rows = csvRows([anOrder(), whole], EGG_TYPES);
  expect(Object.keys(rows[0] ?? {}).slice(7)).toEqual([
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
