import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costRows, eggRows } from "#core/export/book-rows.ts";
import type { Row } from "#core/export/row.ts";
import { NO_ORDER_ROWS, type OrderRows, withOlderOrders } from "#core/export/rows.ts";
import { FARM } from "#core/farm.ts";
import { moneyIn } from "#core/orders/order-money.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { dayOf } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCost, anEggCount } from "#tests/support/records.ts";

const YEAR = { first: "2026-04-06", last: "2027-04-05" };

const EGGS = { id: "large-12", name: "Large Eggs", packSize: 12, deliveryMethod: "delivery" };

const read = (pages: readonly (readonly ReturnType<typeof anOrder>[])[]): OrderRows =>
  pages.reduce((found, page) => withOlderOrders(found, page, YEAR, FARM), NO_ORDER_ROWS);

const penceIn = (rows: readonly Row[], column: string): number =>
  sumOf(rows, (row) => Math.round(Number(row[column]) * 100));

describe("order rows", () => {
  test("are one for each item, with the order's own sums in its first row", () => {
    const order = anOrder({
      id: "PAY-1",
      date: "2026-06-20T11:00:00Z",
      total: 1205,
      fee: 35,
      paymentMethod: "paypal",
      items: [
        { ...EGGS, price: 340, quantity: 2 },
        { ...EGGS, name: "=Small Eggs", packSize: 6, price: 525, quantity: 1 },
      ],
    });
    const deps = {
      Order: "PAY-1",
      "Date (day)": "2026-06-20",
      Status: "Pending",
      Delivery: "delivery",
      Day: "2026-06-21",
    };
    expect(read([[order]])).toEqual({
      rows: [
        {
          ...deps,
          Item: "Large Eggs",
          "Pack size": 12,
          Quantity: 2,
          "Price (GBP)": "3.40",
          "Item total (GBP)": "6.80",
          "Order total (GBP)": "12.05",
          Taken: "12.05",
          "Fee (GBP)": "0.35",
          "Paid on": "2026-06-20",
          "PayPal transaction": "",
          "Invoice number": "",
          Payment: "PayPal",
        },
        {
          ...deps,
          Item: "=Small Eggs",
          "Pack size": 6,
          Quantity: 1,
          "Price (GBP)": "5.25",
          "Item total (GBP)": "5.25",
          "Order total (GBP)": "",
          Taken: "",
          "Fee (GBP)": "",
          "Paid on": "",
          "PayPal transaction": "",
          "Invoice number": "",
          Payment: "PayPal",
        },
      ],
      orders: 1,
      undated: 0,
    });
  });

  test("have 0 taken where an order's money isn't here", () => {
    const taken = (status: string) =>
      read([
        [
          anOrder({
            status,
            items: [EGGS, EGGS].map((item) => ({ ...item, price: 1, quantity: 1 })),
          }),
        ],
      ]).rows.map((row) => row.Taken);
    expect(taken("Completed")).toEqual(["3.40", ""]);
    for (const status of ["Refunded", "Cancelled", "Awaiting payment"])
      expect(taken(status)).toEqual(["0.00", ""]);
  });

  test("have an order's sums where its items are unknown", () => {
    const { rows } = read([[anOrder({ items: [], total: 250, date: "2026-06-20T11:00:00Z" })]]);
    expect(rows).toEqual([
      {
        Order: "A",
        "Date (day)": "2026-06-20",
        Status: "Pending",
        Item: "",
        "Pack size": "",
        Delivery: "",
        Day: "2026-06-21",
        Quantity: "",
        "Price (GBP)": "",
        "Item total (GBP)": "",
        "Order total (GBP)": "2.50",
        Taken: "2.50",
        "Fee (GBP)": "",
        "Paid on": "2026-06-20",
        "PayPal transaction": "",
        "Invoice number": "",
        Payment: "",
      },
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(
      Object.keys(read([[anOrder({ date: "2026-06-20T11:00:00Z" })]]).rows[0] ?? {}),
    );
  });

  test("write an order's number as the pages show it, in the row of its later money too", () => {
    const parts = [{ id: "R", amount: 120, at: "2027-04-06T11:00:00Z" }];
    const order = anOrder({ id: "1A2B3C4D-PRACTICE", returned: 120, parts });
    const rowsOf = (span: typeof YEAR) =>
      withOlderOrders(NO_ORDER_ROWS, [order], span, FARM).rows.map((row) => [
        row.Order,
        row["Date (day)"],
        row.Item,
        row.Taken,
      ]);
    expect(rowsOf(YEAR)).toEqual([["1A2B3C4D", "2026-06-20", "Large Eggs", "3.40"]]);
    expect(rowsOf({ first: "2027-04-06", last: "2028-04-05" })).toEqual([
      ["1A2B3C4D", "2027-04-06", "Paid back", "-1.20"],
    ]);
  });

  test("hold nothing about the customer", () => {
    const told = JSON.stringify(
      read([
        [
          anOrder({
            date: "2026-06-20T11:00:00Z",
            customerEmail: "mabel@example.com",
            customerName: "Mabel Hen",
            phone: "01293 555010",
            note: "Ring twice",
          }),
        ],
      ]),
    );
    expect(told).not.toMatch(/mabel|Hen\b|555010|Ring/i);
  });

  test("use the day in London", () => {
    const at = (date: string) => read([[anOrder({ date })]]).rows.map((row) => row["Date (day)"]);
    expect(at("2026-04-05T22:59:59Z")).toEqual([]);
    expect(at("2026-04-05T23:00:00Z")).toEqual(["2026-04-06"]);
    expect(at("2027-04-05T22:59:59Z")).toEqual(["2027-04-05"]);
    expect(at("2027-04-05T23:00:00Z")).toEqual([]);
  });

  const orders = fc.array(
    fc.record({
      date: fc.oneof(
        fc
          .date({ min: new Date("2026-03-01"), max: new Date("2027-06-01"), noInvalidDate: true })
          .map((date) => date.toISOString()),
        fc.constant("some day"),
      ),
      total: fc.nat({ max: 100_000 }),
      status: fc.constantFrom(...ORDER_STATUSES),
      items: fc.array(
        fc.record({ price: fc.nat({ max: 900 }), quantity: fc.integer({ min: 1, max: 9 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 20 },
  );

  test("hold the orders of the span once each, the oldest first, however they are paged", () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 7 }), (some, size) => {
        const all = some
          .map(({ items, ...order }, at) =>
            anOrder({ ...order, id: `P${at}`, items: items.map((item) => ({ ...EGGS, ...item })) }),
          )
          .toSorted((a, b) => (a.date < b.date ? 1 : -1));
        const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
          all.slice(at * size, at * size + size),
        );
        const { rows, orders: count, undated } = read(pages);
        const wanted = all.filter(({ date }) => {
          const day = dayOf(date);
          return day !== null && day >= YEAR.first && day <= YEAR.last;
        });
        expect(new Set(rows.map((row) => row.Order)).size).toBe(wanted.length);
        expect(count).toBe(wanted.length);
        expect(undated).toBe(all.filter(({ date }) => date === "some day").length);
        expect(penceIn(rows, "Order total (GBP)")).toBe(sumOf(wanted, ({ total }) => total));
        const taken = sumOf(all, (order) => moneyIn(order, YEAR.first, YEAR.last));
        expect(penceIn(rows, "Taken")).toBe(taken);
        expect(penceIn(rows, "Item total (GBP)")).toBe(
          sumOf(wanted, ({ items }) => sumOf(items, ({ price, quantity }) => price * quantity)),
        );
        const dates = rows.map((row) => String(row["Date (day)"]));
        expect(dates).toEqual(dates.toSorted());
      }),
    );
  });
});

describe("rows of the books", () => {
  const FLOCKS = [
    {
      id: "1",
      books: {
        costs: [
          aCost({ id: "A", date: "2026-07-01", amount: 5 }),
          aCost({ id: "B", date: "2026-04-05" }),
        ],
        eggs: [anEggCount({ date: "2026-07-01" })],
      },
    },
    {
      id: "4",
      books: {
        costs: [aCost({ date: "2026-06-01", type: "housing", amount: 123_456 })],
        eggs: [anEggCount({ date: "2027-04-06" }), anEggCount({ date: "2027-04-05" })],
      },
    },
  ] as const;

  test("are one for each cost of every flock, the oldest first", () => {
    expect(costRows(FLOCKS, YEAR, (type) => type.toUpperCase())).toEqual([
      {
        Day: "2026-06-01",
        Flock: "4",
        Type: "HOUSING",
        Description: "Corn",
        "Amount (GBP)": "1234.56",
      },
      {
        Day: "2026-07-01",
        Flock: "1",
        Type: "FEED",
        Description: "Corn",
        "Amount (GBP)": "0.05",
      },
    ]);
  });

  test("of one day keep the order in which they were written", () => {
    const days = ["2026-06-03", "2026-06-01", "2026-06-02", "2026-06-01", "2026-06-03"];
    const costs = days.map((date, at) => aCost({ id: `${at}`, date, description: `${at}` }));
    const books = { costs, eggs: [] };
    const rows = costRows([{ id: "1", books }], YEAR, (type) => type);
    expect(rows.map((row) => row.Description)).toEqual(["1", "3", "2", "0", "4"]);
  });

  test("are one for each egg count of every flock, with its total", () => {
    const counts = { small: 1, medium: 2, large: 3, extraLarge: 4, doubleYolkers: 5 };
    expect(eggRows(FLOCKS, YEAR, (size) => size)).toEqual([
      { Day: "2026-07-01", Flock: "1", ...counts, Total: 15 },
      { Day: "2027-04-05", Flock: "4", ...counts, Total: 15 },
    ]);
  });
});
