import { describe, expect, test } from "vitest";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { FARM } from "#core/farm.ts";
import { moneyOf, owedOf } from "#core/orders/order-money.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { receiptOf } from "#core/orders/receipt.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00.000Z";

type Told = NonNullable<ToldOrder["paid"]>;

const PAID: readonly Told[] = [
  { how: "cash", at: AT },
  { how: "cash" },
  { how: "card", at: AT },
  { how: "hand-over", at: AT },
  { how: "account", at: AT },
];

const OWED: readonly Told[] = [{ how: "hand-over" }, { how: "account" }];

describe("an order by hand", () => {
  test.each(PAID)("has its money once it is paid: %j", (paid) => {
    for (const status of ["Pending", "Ready", "Completed"])
      expect([moneyOf(anOrder({ paid, status })), owedOf(anOrder({ paid, status }))]).toEqual([
        340, 0,
      ]);
  });

  test.each(OWED)("is owed until it is paid: %j", (paid) => {
    for (const status of ["Pending", "Ready", "Completed"])
      expect([moneyOf(anOrder({ paid, status })), owedOf(anOrder({ paid, status }))]).toEqual([
        0, 340,
      ]);
  });

  test("that was cancelled owes nothing, and has the money that wasn't given back", () => {
    const cancelled = { status: "Cancelled" } as const;
    expect(owedOf(anOrder({ ...cancelled, paid: { how: "account" } }))).toBe(0);
    expect(moneyOf(anOrder({ ...cancelled, paid: { how: "cash", at: AT } }))).toBe(340);
    expect(moneyOf(anOrder({ ...cancelled, paid: { how: "cash" }, returned: 340 }))).toBe(0);
  });

  test("has a receipt once it is paid, which says how", () => {
    expect(OWED.map((paid) => receiptOf(anOrder({ paid }), FARM))).toEqual([null, null]);
    expect(PAID.map((paid) => receiptOf(anOrder({ paid }), FARM)?.payments[0]?.title)).toEqual([
      "Paid in cash",
      "Paid in cash",
      "Paid by card",
      "Paid in cash",
      "Paid by bank transfer",
    ]);
  });

  test("is exported with what was taken, and how it is paid", () => {
    const orders = OWED.concat(PAID).map((paid) => anOrder({ paid }));
    const span = { first: "2026-04-06", last: "2027-04-05" };
    const { rows } = withOlderOrders(NO_ORDER_ROWS, orders, span, FARM);
    expect(rows.map(({ Taken, Payment }) => `${Payment} ${Taken}`).toReversed()).toEqual([
      "to pay when handed over 0.00",
      "on account 0.00",
      "paid in cash 3.40",
      "paid in cash 3.40",
      "paid by card 3.40",
      "paid in cash 3.40",
      "paid by bank transfer 3.40",
    ]);
  });
});

test("no other order is owed", () => {
  for (const status of ORDER_STATUSES) expect(owedOf(anOrder({ status }))).toBe(0);
});

const throughJson = (paid: unknown) =>
  ordersFormat.read([{ ...orderToJson(anOrder()), money: undefined, paid }])?.value[0];

test("how an order is paid is stored and read again", () => {
  for (const paid of [...PAID, ...OWED]) expect(throughJson(paid)).toEqual(anOrder({ paid }));
});

test.each([[null], ["cash"], [{ how: "gold" }], [{ at: AT }]])(
  "%j isn't read as how an order is paid",
  (paid) => {
    expect(throughJson(paid)).toEqual(anOrder());
  },
);

test("an unreadable instant of a payment is left out", () => {
  expect(throughJson({ how: "account", at: 7 })?.paid).toEqual({ how: "account" });
});
