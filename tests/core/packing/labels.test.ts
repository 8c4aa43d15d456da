import { expect, test } from "vitest";
import { LABELS_A_SHEET, labelsOf, sheetsOf } from "#core/packing/labels.ts";
import type { PackParcel } from "#core/packing/parcel.ts";

const PARCEL: PackParcel = {
  order: {
    id: "ADAORDER",
    status: "Pending",
    customerName: "Ada Hen",
    address: { lines: ["1 High Street", "", "Crawley"], postcode: "rh10 1aa", country: "GB" },
  },
  items: [
    { id: "large-12", name: "Large Eggs", packSize: 12, deliveryMethod: "delivery", quantity: 2 },
    { id: "goose-2", name: "Goose Eggs", packSize: 2, deliveryMethod: "delivery", quantity: 1 },
  ],
  isPart: false,
  method: "delivery",
  stop: 1,
};

const LABEL = {
  orderId: "ADAORDER",
  customer: "Ada Hen",
  bestBefore: null,
  laidFrom: null,
  stop: 1,
  address: ["1 High Street", "Crawley", "RH10 1AA"],
  packs: 3,
};

test("labelsOf has one for each pack, and none of what is being cancelled", () => {
  const cancelled = { ...PARCEL, order: { ...PARCEL.order, isBeingCancelled: true } } as const;
  expect(labelsOf([PARCEL, cancelled])).toEqual([
    { ...LABEL, name: "Large Eggs", eggs: 12, pack: 1 },
    { ...LABEL, name: "Large Eggs", eggs: 12, pack: 2 },
    { ...LABEL, name: "Goose Eggs", eggs: 2, pack: 3 },
  ]);
});

test("labelsOf names for whom it is, and else who ordered it", () => {
  const { customerName: _name, ...nameless } = PARCEL.order;
  const customerEmail = "ada@example.com";
  const named = [
    { ...PARCEL.order, recipient: "Nan Hen", customerEmail },
    { ...PARCEL.order, customerEmail },
    { ...nameless, customerEmail },
  ].flatMap((order) => labelsOf([{ ...PARCEL, order }]).slice(0, 1));
  expect(named.map(({ customer }) => customer)).toEqual(["Nan Hen", "Ada Hen", customerEmail]);
});

test("labelsOf counts the packs of each parcel, and gives a collection no address", () => {
  const items = PARCEL.items.slice(1);
  const labels = labelsOf([PARCEL, { ...PARCEL, items, method: "collection", stop: null }]);
  expect(labels.map(({ pack, packs }) => `${pack} of ${packs}`)).toEqual([
    "1 of 3",
    "2 of 3",
    "3 of 3",
    "1 of 1",
  ]);
  expect(labels.at(-1)).toMatchObject({ stop: null, address: [] });
});

test("labelsOf has the day of the category, where one is known", () => {
  const dates = { bestBefore: { large: "2026-12-19" }, laidFrom: { large: "2026-11-21" } };
  const labels = labelsOf([PARCEL], dates);
  expect(labels.map(({ bestBefore, laidFrom }) => [bestBefore, laidFrom])).toEqual([
    ["2026-12-19", "2026-11-21"],
    ["2026-12-19", "2026-11-21"],
    [null, null],
  ]);
});

test.each([
  [1, [3]],
  [12, [14]],
  [13, [14, 1]],
  [14, [14, 2]],
])("sheetsOf leaves the places before label %i free", (first, lengths) => {
  const sheets = sheetsOf(labelsOf([PARCEL]), first);
  expect(sheets.map(({ length }) => length)).toEqual(lengths);
  expect(sheets.flat().findIndex((label) => label !== null)).toBe(first - 1);
  expect(sheets.flat().filter((label) => label !== null)).toHaveLength(3);
  expect(sheets.every(({ length }) => length <= LABELS_A_SHEET)).toBe(true);
});

test("sheetsOf has no sheet without labels", () => {
  expect(sheetsOf([], 5)).toEqual([]);
});
