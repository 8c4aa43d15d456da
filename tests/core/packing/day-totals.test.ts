import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { PackedItem } from "#core/orders/order-to-hand-over.ts";
import { dayTotals, kindTotals, traysOf } from "#core/packing/day-totals.ts";
import type { PackParcel } from "#core/packing/parcel.ts";

const item = (id: string, name: string, packSize: number, quantity: number): PackedItem => ({
  id,
  name,
  packSize,
  quantity,
  deliveryMethod: "delivery",
});

const parcel = (status: string, ...items: readonly PackedItem[]): PackParcel => ({
  order: { id: "A", status },
  items,
  isPart: false,
  method: "delivery",
  stop: 1,
});

test("kindTotals counts packs of each size and the eggs of each kind, in the farm's order", () => {
  const items = [
    item("large-12", "Large Eggs", 12, 2),
    item("small-6", "Small Eggs", 6, 1),
    item("large-6", "Large Eggs", 6, 10),
    item("large-6", "Large Eggs", 6, 4),
    item("goose-2", "Goose Eggs", 2, 1),
  ];
  expect(kindTotals(items, CATEGORY_IDS)).toEqual([
    { category: "small", name: "Small Eggs", packs: [{ size: 6, packs: 1 }], eggs: 6 },
    {
      category: "large",
      name: "Large Eggs",
      packs: [
        { size: 6, packs: 14 },
        { size: 12, packs: 2 },
      ],
      eggs: 108,
    },
    { category: null, name: "Goose Eggs", packs: [{ size: 2, packs: 1 }], eggs: 2 },
  ]);
});

test("traysOf has whole trays of thirty, and what is over", () => {
  expect(traysOf(96)).toEqual({ trays: 3, over: 6 });
  expect(traysOf(30)).toEqual({ trays: 1, over: 0 });
});

test("dayTotals keeps apart what is packed, and leaves out what is being cancelled", () => {
  const dozen = item("large-12", "Large Eggs", 12, 1);
  const totals = dayTotals(
    [
      parcel("Pending", dozen),
      parcel("Ready", dozen),
      parcel("Completed", dozen),
      {
        ...parcel("Pending", dozen),
        order: { id: "A", status: "Pending", isBeingCancelled: true },
      },
    ],
    CATEGORY_IDS,
  );
  expect(totals.toPack.map(({ eggs }) => eggs)).toEqual([12]);
  expect(totals.packed.map(({ eggs }) => eggs)).toEqual([24]);
});
