import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packsToAdd, stillForSale, withQuantity } from "#core/checkout/packs-to-add.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";

const OFFERED = { eggs: EGG_TYPES, prices: DEFAULT_PRICES, inventory: DEFAULT_INVENTORY };

const large = (packSize: 6 | 12, quantity: number) => ({
  ...({ category: "large", deliveryMethod: "delivery", price: 340 } as const),
  packSize,
  quantity,
});

const mostOf = (eggs: number, ...chosen: ReturnType<typeof large>[]) => {
  const inventory = { ...DEFAULT_INVENTORY, large: eggs };
  const packs = packsToAdd([], "delivery", chosen, { ...OFFERED, inventory });
  const ofLarge = packs.filter(({ category }) => category === "large");
  return ofLarge.map(({ packSize, most }) => `${packSize}: ${most}`).join(", ");
};

test("sizes of one kind draw on the same eggs", () => {
  expect(mostOf(30)).toBe("6: 5, 12: 2, 18: 1, 30: 1");
  expect(mostOf(30, large(12, 2))).toBe("6: 1, 12: 2");
});

test("no fewer than none can be had where others have bought the eggs meanwhile", () => {
  expect(mostOf(10, large(12, 2), large(6, 1))).toBe("6: 0, 12: 0");
});

test("what is for sale no longer is chosen no longer", () => {
  const prices = { ...DEFAULT_PRICES, large: { 6: 0, 12: 340 } };
  expect(stillForSale([large(6, 1), large(12, 1)], prices)).toEqual([large(12, 1)]);
});

test("none of a pack leaves the others", () => {
  const [six] = packsToAdd([], "delivery", [], OFFERED).filter(
    ({ category, packSize }) => category === "large" && packSize === 6,
  );
  if (!six) throw new Error("It isn't offered.");
  const both = withQuantity([large(12, 1)], six, 2);
  expect(both.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(withQuantity(both, six, 0)).toEqual([large(12, 1)]);
});
