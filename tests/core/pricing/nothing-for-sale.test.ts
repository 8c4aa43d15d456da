import { expect, test } from "vitest";
import { leavesNothingForSale } from "#core/pricing/nothing-for-sale.ts";

const version = "1";
const row = (price: number) => ({ price, version });
const LARGE = { category: "large", packSize: 12, version } as const;
const SMALL = { category: "small", packSize: 6, version } as const;

test.each([
  ["the last pack", { "large-12": row(340), "small-6": row(0) }, [{ ...LARGE, to: 0 }], true],
  ["one of two", { "large-12": row(340), "small-6": row(125) }, [{ ...LARGE, to: 0 }], false],
  [
    "both at once",
    { "large-12": row(340), "small-6": row(125) },
    [
      { ...LARGE, to: 0 },
      { ...SMALL, to: 0 },
    ],
    true,
  ],
  [
    "one while another comes on sale",
    { "large-12": row(340), "small-6": row(0) },
    [
      { ...LARGE, to: 0 },
      { ...SMALL, to: 125 },
    ],
    false,
  ],
  ["none of a shop that sells nothing", { "large-12": row(0) }, [{ ...LARGE, to: 0 }], false],
])("leavesNothingForSale answers edits that switch off %s", (_which, sheet, edits, told) => {
  expect(leavesNothingForSale(sheet, edits)).toBe(told);
});
