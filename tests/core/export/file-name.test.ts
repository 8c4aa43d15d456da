import { expect, test } from "vitest";
import { fileNameOf, listFileName, spanFileName } from "#core/export/file-name.ts";

test("listFileName names a file after the filter of its list", () => {
  expect(listFileName("orders", [])).toBe("orders");
  expect(listFileName("orders", ["Needs attention"])).toBe("orders-needs-attention");
  expect(listFileName("orders", ["Pending", "matching Mabel@Example.com "])).toBe(
    "orders-pending-matching-mabel-example-com",
  );
});

test("listFileName leaves out what a file name can't hold", () => {
  expect(listFileName("orders", ["matching ../../a\\b:c*?\u0000"])).toBe("orders-matching-a-b-c");
  expect(listFileName("orders", ["…"])).toBe("orders");
  expect(listFileName("orders", [`matching ${"x".repeat(500)}`]).length).toBeLessThan(60);
});

test("spanFileName names a file after its days and its number of rows", () => {
  const span = { first: "2026-04-06", last: "2027-04-05" };
  expect(spanFileName("costs", span, 12)).toBe("costs-2026-04-06-to-2027-04-05-12-rows");
  expect(spanFileName("costs", span, 1)).toBe("costs-2026-04-06-to-2027-04-05-1-row");
});

test.each([
  ["Hilltop Hens", "hilltop-hens-backup"],
  ["Farmgate", "farmgate-backup"],
  ["Ann & Bob's", "ann-bob-s-backup"],
  ["…", "backup"],
])("a file of %s is called %s", (farm, name) => {
  expect(fileNameOf(farm, "backup")).toBe(name);
});
