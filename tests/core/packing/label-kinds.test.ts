import { expect, test } from "vitest";
import { LABEL_KINDS, labelKindOf, ROLLS, sizeOf } from "#core/packing/label-kinds.ts";

test("labelKindOf knows every kind of labels, and takes sheets for anything else", () => {
  expect(LABEL_KINDS.map(labelKindOf)).toEqual(LABEL_KINDS);
  expect([null, "", "100x100", "Sheet"].map(labelKindOf)).toEqual(Array(4).fill("sheet"));
});

test("sizeOf a roll is what its label measures", () => {
  expect(ROLLS.map(sizeOf)).toEqual(["89 × 36 mm", "89 × 28 mm", "62 × 29 mm"]);
});
