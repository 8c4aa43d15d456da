import { expect, test } from "vitest";
import { byPostcode, houseOf } from "#core/packing/by-postcode.ts";
import { addressesOf, aStop } from "#tests/core/packing/stops.ts";

const AREA = ["RH10", "RH11"];

test("a run begins by outward code, sector, unit, street and house number", () => {
  const stops = [
    aStop("RH10 6AB", "1 Mill Lane"),
    aStop("RH10 6AA", "10 High Street"),
    aStop("RH10 6AA", "9 High Street"),
    aStop("RH10 6AA", "9a High Street"),
    aStop("RH11 0AA", "1 Low Road"),
  ];
  expect(addressesOf(byPostcode(stops, AREA))).toEqual([
    "9 High Street, RH10 6AA",
    "9a High Street, RH10 6AA",
    "10 High Street, RH10 6AA",
    "1 Mill Lane, RH10 6AB",
    "1 Low Road, RH11 0AA",
  ]);
});

test("houses of one number go by its letter, whichever order was placed first", () => {
  const stops = ["9b", "9", "9a"].map((house, at) => {
    const { order, ...stop } = aStop("RH10 6AA", `${house} High Street`);
    return { ...stop, order: { ...order, id: `${at}` } };
  });
  expect(addressesOf(byPostcode(stops, AREA))).toEqual([
    "9 High Street, RH10 6AA",
    "9a High Street, RH10 6AA",
    "9b High Street, RH10 6AA",
  ]);
});

test("a run begins with the delivery area's outward codes in order, and ends with the others", () => {
  const stops = ["", "BN6 8AA", "RH9 1AA", "RH10 6AA", "RH11 0AA", "rh10 7aa"].map((postcode) =>
    aStop(postcode, "1 High Street"),
  );
  expect(addressesOf(byPostcode(stops, ["RH11 0", "RH10", "RH11 2"]))).toEqual([
    "1 High Street, RH11 0AA",
    "1 High Street, RH10 6AA",
    "1 High Street, RH10 7AA",
    "1 High Street, BN6 8AA",
    "1 High Street, RH9 1AA",
    "1 High Street",
  ]);
});

test.each([
  [["9a High Street"], { street: "high street", number: 9, letter: "a" }],
  [["9-11 High Street"], { street: "high street", number: 9, letter: "" }],
  [["Flat 2, 9 High Street"], { street: "high street", number: 9, letter: "" }],
  [["9", "High Street"], { street: "high street", number: 9, letter: "" }],
  [["Rose Cottage", "Mill Lane"], { street: "rose cottage, mill lane", number: 0, letter: "" }],
])("houseOf %j is %j", (lines, house) => {
  expect(houseOf({ lines, postcode: "RH10 6AA", country: "GB" })).toEqual(house);
});
