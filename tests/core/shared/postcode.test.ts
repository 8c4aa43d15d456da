import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isUkPostcode,
  outwardCode,
  postcodesMeant,
  wholePostcode,
  writtenPostcode,
} from "#core/shared/postcode.ts";

describe("writtenPostcode", () => {
  test.each([
    ["rh101aa", "RH10 1AA"],
    ["RH10  1aa ", "RH10 1AA"],
    ["rh1 01aa", "RH10 1AA"],
    ["m11ae", "M1 1AE"],
    ["ec1a1bb", "EC1A 1BB"],
    ["W1A 0AX", "W1A 0AX"],
  ])("writes %s as people do: %s", (typed, written) => {
    expect(writtenPostcode(typed)).toBe(written);
  });

  test.each(["", "RH10", "D02 AF30", "next to the mill"])("leaves %s as it is", (typed) => {
    expect(writtenPostcode(typed)).toBe(typed);
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(writtenPostcode(writtenPostcode(typed))).toBe(writtenPostcode(typed));
      }),
    );
  });
});

test.each([
  ["RH1O 6AB", ["RH10 6AB"]],
  ["RH10 OAB", ["RH10 0AB"]],
  ["rhl0 6ab", ["RH10 6AB"]],
  ["RHIO 6AB", ["RH10 6AB"]],
  ["S1O 2AB", ["S10 2AB"]],
  ["CO1 2AB", ["CO1 2AB"]],
  ["C01 2AB", ["CO1 2AB"]],
  ["0L1 2ab", ["OL1 2AB"]],
  ["W1A OAX", ["W1A 0AX"]],
  ["EC1A 1B8", []],
  ["SI1 2AB", ["S11 2AB", "SL1 2AB"]],
  ["BH25 5TP", ["BH25 5TP"]],
  ["RH10", []],
  ["RH1O", []],
  ["OOIL", []],
  ["GIR 0AA", []],
])("by %s may be meant: %j", (typed, meant) => {
  expect(postcodesMeant(typed)).toEqual(meant);
});

test.each([
  ["SI1 2AB", null],
  ["RHlO-6ab", "RH10 6AB"],
  ["QX1 1AA", "QX1 1AA"],
  ["XM4 5HQ", "XM4 5HQ"],
])("wholePostcode of %s is %s", (typed, whole) => {
  expect(wholePostcode(typed)).toBe(whole);
});

test.each([
  ["rh10 1aa", "RH10"],
  ["M11AE", "M1"],
  ["RH10", "RH10"],
])("outwardCode of %s is %s", (typed, code) => {
  expect(outwardCode(typed)).toBe(code);
});

test.each([
  ["BN6 8AA", true],
  ["bn68aa", true],
  ["BN6", false],
  ["Hassocks", false],
  ["", false],
])("isUkPostcode of '%s' is %s", (typed, is) => {
  expect(isUkPostcode(typed)).toBe(is);
});
