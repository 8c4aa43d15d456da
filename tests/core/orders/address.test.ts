import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressLines, writtenPostcode } from "#core/orders/address.ts";

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

test("addressLines ends with the postcode, and has no empty line", () => {
  const address = { lines: ["1 High Street", "", "Crawley"], country: "GB" };
  expect(addressLines({ ...address, postcode: "rh101aa" })).toEqual([
    "1 High Street",
    "Crawley",
    "RH10 1AA",
  ]);
  expect(addressLines({ ...address, postcode: "" })).toEqual(["1 High Street", "Crawley"]);
});
