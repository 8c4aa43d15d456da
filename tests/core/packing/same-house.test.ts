import { expect, test } from "vitest";
import { houseKey } from "#core/packing/house.ts";
import { labelsOf } from "#core/packing/labels.ts";
import { asStops, groupedByStop, stopsIn } from "#core/packing/same-house.ts";
import { A_STOP_ITEM, aStop } from "#tests/core/packing/stops.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";

const keyOf = (...lines: readonly string[]) =>
  houseKey({ lines, postcode: "RH10 1AA", country: "GB" });

test.each([
  ["3 Mill Lane"],
  ["3 mill lane", "Crawley"],
  ["3, Mill Ln.", "Crawley", "West Sussex"],
  ["3 Mill Lane, Crawley"],
  ["3", "Mill Lane"],
  ["  3   MILL  LANE "],
])("one house is one, as it is written: %j %j", (...lines) => {
  expect(keyOf(...lines)).toBe(keyOf("3 Mill Lane"));
});

test.each([
  [["3 Mill Lane"], ["3a Mill Lane"]],
  [["3 Mill Lane"], ["13 Mill Lane"]],
  [["3 Mill Lane"], ["3 Mill Road"]],
  [
    ["Flat 2", "9 High Street"],
    ["Flat 3", "9 High Street"],
  ],
  [
    ["Flat 2", "9 High Street"],
    ["Flat 9", "2 High Street"],
  ],
  [
    ["Flat 2", "Rose Court"],
    ["Flat 2", "Elm Court"],
  ],
  [
    ["Rose Cottage", "Mill Lane"],
    ["Elm Cottage", "Mill Lane"],
  ],
])("two houses are two: %j and %j", (one, other) => {
  expect(keyOf(...one)).not.toBe(keyOf(...other));
});

test("a house goes by its postcode, and a named one by its name", () => {
  expect(keyOf("Rose Cottage", "Mill Lane")).toBe(keyOf("rose cottage", "Crawley"));
  const elsewhere = { lines: ["3 Mill Lane"], postcode: "rh101ab", country: "GB" };
  expect(houseKey(elsewhere)).not.toBe(keyOf("3 Mill Lane"));
  expect(houseKey({ ...elsewhere, postcode: "RH1O 1AA" })).toBe(keyOf("3 Mill Lane"));
  expect(houseKey({ lines: [], postcode: "RH10 1AA", country: "GB" })).toBeNull();
  expect(houseKey(undefined)).toBeNull();
});

test("orders of one house follow each other under one number, on labels too", () => {
  const [one, other, two] = [
    aStop("RH10 1AA", "3 Mill Lane"),
    aStop("RH10 1AA", "5 Mill Lane"),
    aStop("RH101AA", "3 mill lane, Crawley"),
  ];
  const stops = asStops([one, other, two].map((stop) => ({ ...stop, items: [A_STOP_ITEM] })));
  expect(stops.map(({ order, stop }) => [order.id, stop])).toEqual([
    [one.order.id, 1],
    [two.order.id, 1],
    [other.order.id, 2],
  ]);
  expect(labelsOf(stops).map(({ stop }) => stop)).toEqual([1, 1, 2]);
  expect(groupedByStop(stops).map(({ length }) => length)).toEqual([2, 1]);
  expect(stopsIn(stops)).toBe(2);
});

test("an order that is being cancelled has no number, and leaves its house one", () => {
  const [first, last] = [aStop("RH10 1AA"), aStop("RH10 1AA", "1 High Street, Crawley")];
  const gone = { ...aStop("RH10 1AA"), order: { ...first.order, isBeingCancelled: true as const } };
  expect(asStops([first, gone, last]).map(({ stop }) => stop)).toEqual([1, 1, null]);
  expect(asStops([gone]).map(({ stop }) => stop)).toEqual([null]);
});

test("two orders by PayPal and one by hand of one person and house are one stop", async () => {
  const shop = aShop();
  const days = { delivery: "2026-06-27" };
  const address = { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" };
  await plantOrders(
    shop,
    anOrder({ id: "A", address, days }),
    anOrder({ id: "B", days, address: { ...address, lines: ["1 Mill Lane"] } }),
    anOrder({ id: "C", address, days }),
    anOrder({
      ...{ id: "D-HAND", days, paid: { how: "hand-over" } },
      address: { ...address, lines: ["3 mill lane"] },
    }),
  );
  const { parcels } = await shop.app.shop.office.getPackDay("2026-06-27");
  const stops = parcels.map(({ order, stop }) => `${order.id} ${stop}`);
  expect(stops[0]).toBe("B 1");
  expect(stops.slice(1).sort()).toEqual(["A 2", "C 2", "D-HAND 2"]);
});
