import { expect, test } from "vitest";
import { addressLines } from "#core/orders/address.ts";

test("addressLines ends with the postcode, and has no empty line", () => {
  const address = { lines: ["1 High Street", "", "Crawley"], country: "GB" };
  expect(addressLines({ ...address, postcode: "rh101aa" })).toEqual([
    "1 High Street",
    "Crawley",
    "RH10 1AA",
  ]);
  expect(addressLines({ ...address, postcode: "" })).toEqual(["1 High Street", "Crawley"]);
});
