import { expect, test } from "vitest";
import { gateRows } from "#core/export/gate-rows.ts";
import { FARM } from "#core/farm.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const YEAR = { first: "2026-04-06", last: "2027-04-05" };

const atGate = (id: string, change: Parameters<typeof anOrder>[0] = {}) => {
  const { date = "2026-06-20T11:00:00.000Z" } = change;
  return anOrder({
    id,
    soldAt: "gate",
    status: "Completed",
    paid: { how: "cash", at: date },
    date,
    ...change,
  });
};

test("gateRows has a row a pack sold at the gate, the oldest first, the money in the first", () => {
  const page = [
    atGate("LATESALE-HAND", { paid: { how: "card", at: "2026-06-20T12:00:00.000Z" } }),
    anOrder({ id: "ONLINE", paymentMethod: "paypal" }),
    anOrder({ id: "MRSHILL-HAND", customerName: "Mrs Hill", paid: { how: "cash" } }),
    atGate("1STSALE0-HAND", { items: TWO_ITEMS, total: 700 }),
  ];
  const rows = gateRows(page, YEAR, FARM.eggs);
  expect(rows[0]).toEqual({
    "Date (day)": "2026-06-20",
    Order: "1STSALE0",
    Status: "Completed",
    Item: "Large Eggs",
    "Pack size": 12,
    Quantity: 1,
    Eggs: 12,
    "Price (GBP)": "3.40",
    "Item total (GBP)": "3.40",
    Taken: "7.00",
    Payment: "paid in cash",
  });
  expect(rows.map(({ Order, Eggs, Taken, Payment }) => [Order, Eggs, Taken, Payment])).toEqual([
    ["1STSALE0", 12, "7.00", "paid in cash"],
    ["1STSALE0", 12, "", "paid in cash"],
    ["LATESALE", 12, "3.40", "paid by card"],
  ]);
});

test("gateRows leaves out other days, and takes nothing of a sale that was given back", () => {
  const page = [
    atGate("BACKSALE-HAND", { status: "Cancelled", returned: 340 }),
    atGate("OLD-HAND", { date: "2026-04-05T11:00:00.000Z" }),
    atGate("UNDATED-HAND", { date: "some day" }),
  ];
  expect(gateRows(page, YEAR, FARM.eggs)).toMatchObject([
    { Order: "BACKSALE", Status: "Cancelled", Taken: "0.00" },
  ]);
});
