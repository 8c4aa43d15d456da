import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUkPostcode, outwardCode, writtenPostcode } from "#core/shared/postcode.ts";

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
