import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import { letterText } from "#core/messages/letter.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { receiptOf } from "#core/orders/receipt.ts";
import { A_TOLD_ORDER, anOrder, type ToldOrder } from "#tests/support/orders.ts";

const LTD = {
  ...FARM,
  business: { name: "Weald Eggs Ltd", address: "2 Mill Road, Horsham", vat: "GB 123 4567 89" },
};

const PAID = { ...A_TOLD_ORDER, paymentMethod: "paypal" };

test("receiptOf names order, day, seller, lines, total and how it was paid", () => {
  expect(receiptOf(PAID, FARM)).toEqual({
    order: "5O190127",
    customer: "Mabel Smith",
    paidBy: "",
    date: "Tuesday 16 June 2026",
    seller: ["Farmgate", ...FARM.address, `${FARM.phone}, ${FARM.email}`],
    vat: "",
    lines: [
      { item: PAID.items[0], way: "delivered", sum: 340 },
      { item: PAID.items[1], way: "to collect", sum: 360 },
    ],
    total: 700,
    gift: 0,
    payments: [{ title: "Paid with PayPal", sum: 700 }],
    paid: 700,
    owed: 0,
    paidBack: 0,
    refunds: [],
  });
});

test("receiptOf and the paid letter name whose account paid, where that is another", () => {
  const payer = { name: "Bob Smith", email: "bob@example.com" };
  const order = { ...PAID, payer };
  const receipt = receiptOf(order, FARM);
  expect(receipt).toMatchObject({
    customer: "Mabel Smith",
    paidBy: "Bob Smith, bob@example.com",
  });
  const text = letterText(paidLetter(order, "2026-06-20T11:00:00.000Z", FARM));
  expect(text).toContain("Hello Mabel Smith,");
  expect(text).toContain("\nPaid by Bob Smith, bob@example.com\n");
});

test("the paid letter names for whom it delivers", () => {
  const text = letterText(
    paidLetter({ ...PAID, recipient: "Nan Fox" }, "2026-06-20T11:00:00.000Z", FARM),
  );
  expect(text).toContain("Hello Mabel Smith,");
  expect(text).toMatch(/We deliver on .*\nNan Fox\n/);
});

test("receiptOf names the business that sells, and its VAT number", () => {
  const receipt = receiptOf(PAID, LTD);
  expect(receipt?.seller.slice(0, 3)).toEqual([
    "Weald Eggs Ltd",
    "trading as Farmgate",
    "2 Mill Road, Horsham",
  ]);
  expect(receipt?.vat).toBe("GB 123 4567 89");
});

test.each([
  ["practice", "Practice payment, no money moved"],
  ["cash", "Paid with cash"],
  ["", "Paid"],
])("receiptOf says of %j: %s", (paymentMethod, words) => {
  expect(receiptOf(anOrder({ paymentMethod }), FARM)?.payments).toEqual([
    { title: words, sum: 340 },
  ]);
});

test("receiptOf says how each part was paid, what is owed and what is a gift", () => {
  const [sale] = PAID.money;
  const cash = { ...sale, how: "cash", amount: 200, provider: "" } as const;
  const order = { ...PAID, total: 1000, rest: { how: "hand-over" }, money: [sale, cash] } as const;
  expect(receiptOf(order as never, FARM)).toMatchObject({
    ...{ total: 1000, gift: 0, paid: 900, owed: 100 },
    payments: [
      { title: "Paid with PayPal", sum: 700 },
      { title: "Paid in cash", sum: 200 },
    ],
  });
  expect(receiptOf({ ...PAID, total: 600 }, FARM)).toMatchObject({ gift: 100, owed: 0 });
});

test("receiptOf says what was paid where that isn't the total, and what went back", () => {
  const part = receiptOf(anOrder({ captured: 300, returned: 120 }), FARM);
  expect(part).toMatchObject({ total: 340, paid: 300, paidBack: 120 });
  const whole = receiptOf(anOrder({ status: "Refunded", captured: 300, returned: 120 }), FARM);
  expect(whole).toMatchObject({ paid: 300, paidBack: 300 });
});

test("receiptOf names each part that went back, and the rest where that followed", () => {
  const parts = [
    { id: "R1", amount: 120, at: "", reason: "broken eggs" },
    { id: "R2", amount: 5, at: "" },
  ];
  const linesOf = (change: ToldOrder) =>
    receiptOf(anOrder({ returned: 135, parts, ...change }), FARM)?.refunds.map(
      ({ reason, amount }) => [reason, amount],
    );
  const made = [
    ["", 10],
    ["broken eggs", 120],
    ["", 5],
  ];
  expect(linesOf({})).toEqual(made);
  expect(linesOf({ status: "Refunded" })).toEqual([...made, ["", 205]]);
  expect(linesOf({ status: "Refunded", returned: 340 })?.at(-1)).toEqual(["", 5]);
});

test("an unpaid order has no receipt", () => {
  const without = ORDER_STATUSES.filter((status) => !receiptOf(anOrder({ status }), FARM));
  expect(without).toEqual(["Awaiting payment", "Cancelled"]);
});

test("an order of an unknown day has a receipt without one", () => {
  expect(receiptOf(anOrder({ date: "" }), FARM)?.date).toBe("");
});

test("the paid letter is the receipt: it says all that a receipt does", () => {
  const text = letterText(paidLetter(PAID, "2026-06-16T12:00:00.000Z", LTD));
  expect(text).toContain(
    "Receipt, Tuesday 16 June 2026\nPaid with PayPal: £7.00\nWeald Eggs Ltd\ntrading as Farmgate\n" +
      `2 Mill Road, Horsham\n${FARM.phone}, ${FARM.email}\nVAT number GB 123 4567 89\n`,
  );
  for (const words of ["Order 5O190127", "1 × Large Eggs (12 pack), delivered: £3.40", "£7.00"])
    expect(text).toContain(words);
});
