import { expect, test } from "vitest";
import { packedInWords } from "#core/orders/customer-changes-words.ts";

const PACKED = { status: "Ready" };

const wordsWhere = (changeDay: boolean, cancel: boolean): string =>
  packedInWords(PACKED, { phone: "01273 555010", customersMay: { changeDay, cancel } });

test("packedInWords says what its customer could have done before, and whom to ring", () => {
  expect(wordsWhere(true, true)).toBe("It is packed. To change or cancel it, ring 01273 555010.");
  expect(wordsWhere(true, false)).toBe("It is packed. To change its day, ring 01273 555010.");
  expect(wordsWhere(false, true)).toBe("It is packed. To cancel it, ring 01273 555010.");
});

test("packedInWords says nothing of an unpacked order, or where customers may do neither", () => {
  const farm = { phone: "01273 555010", customersMay: { changeDay: true, cancel: true } };
  expect(wordsWhere(false, false)).toBe("");
  expect(packedInWords({ status: "Pending" }, farm)).toBe("");
});
