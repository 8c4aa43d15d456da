import { expect, test } from "vitest";
import { areSamePacks } from "#core/payments/same-packs.ts";

const DOZEN = { id: "large-12", deliveryMethod: "delivery", quantity: 1 };
const SIX = { id: "small-6", deliveryMethod: "collection", quantity: 2 };

test("packs are the same in any order", () => {
  expect(areSamePacks([DOZEN, SIX], [SIX, DOZEN])).toBe(true);
});

test.each([
  [[DOZEN]],
  [[DOZEN, { ...SIX, quantity: 1 }]],
  [[DOZEN, { ...SIX, deliveryMethod: "delivery" }]],
  [[DOZEN, { ...SIX, id: "small-12" }]],
  [[DOZEN, SIX, SIX]],
])("packs differ in pack, way and quantity: %j", (others) => {
  expect(areSamePacks([DOZEN, SIX], others)).toBe(false);
});
