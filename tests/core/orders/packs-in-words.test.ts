import { expect, test } from "vitest";
import { itemsInWords, packName } from "#core/orders/packs-in-words.ts";
import { TWO_ITEMS } from "#tests/support/orders.ts";

test.each([
  ["Large Eggs", "Large 12"],
  ["Extra Large  eggs", "Extra Large 12"],
  ["Eggs eggsellent", "Eggs eggsellent, 12 pack"],
  ["Big Browns", "Big Browns, 12 pack"],
  ["Bantam Eggs", "Bantam, 12 pack"],
  ["Double Yolkers", "Double Yolkers 12"],
])("packName of '%s' is '%s'", (name, said) => {
  expect(packName({ name, packSize: 12 })).toBe(said);
});

test("itemsInWords lists each way apart, and leaves out an empty one", () => {
  const [delivered, collected] = [TWO_ITEMS.slice(0, 1), TWO_ITEMS.slice(1)];
  expect(itemsInWords([...collected, ...delivered])).toBe(
    "1 × Large 12, delivery; 2 × Large 6, collection",
  );
  expect(itemsInWords([...delivered, ...delivered])).toBe("1 × Large 12, 1 × Large 12, delivery");
  expect(itemsInWords(collected)).toBe("2 × Large 6, collection");
  expect(itemsInWords([])).toBe("");
});
