import { expect, test } from "vitest";
import type { Paid } from "#core/payments/payment.ts";
import { disagreement } from "#core/payments/place-order.ts";
import { PAID } from "#tests/support/a-shop.ts";
import { anAgreement } from "#tests/support/records.ts";

const AGREED = anAgreement({ reference: "ID-7", payee: "THE-FARM" });
const AS_AGREED: Paid = { amount: 690, currency: "GBP", reference: "ID-7", payee: "THE-FARM" };

const said = (change: Partial<Paid> = {}, agreed = AGREED) =>
  disagreement(agreed, { ...PAID, paid: { ...AS_AGREED, ...change } });

test("disagreement is null where the payment is as agreed", () => {
  expect(said()).toBeNull();
});

test("disagreement is null for what the provider doesn't say", () => {
  expect(disagreement(AGREED, PAID)).toBeNull();
  expect(disagreement(AGREED, { ...PAID, paid: { amount: 690, currency: "GBP" } })).toBeNull();
  expect(said({}, anAgreement({ reference: "ID-7" }))).toBeNull();
});

test.each<[Partial<Paid>, string]>([
  [{ currency: "EUR", amount: null }, "currency EUR"],
  [{ amount: null }, "amount unknown"],
  [{ amount: 689 }, "6.89 paid, 6.90 agreed"],
  [{ amount: 691, payee: "ANOTHER" }, "6.91 paid, 6.90 agreed"],
  [{ reference: "ID-8" }, "paid for another agreement"],
  [{ payee: "ANOTHER" }, "paid to somebody else"],
])("disagreement of %j is '%s'", (change, told) => {
  expect(said(change)).toBe(told);
});
