import { expect, test } from "vitest";
import { listFileName, spanFileName } from "#core/export/file-name.ts";

test("a list's file is called by what it is filtered by", () => {
  expect(listFileName("orders", [])).toBe("orders");
  expect(listFileName("orders", ["Needs attention"])).toBe("orders-needs-attention");
  expect(listFileName("orders", ["Pending", "matching Mabel@Example.com "])).toBe(
    "orders-pending-matching-mabel-example-com",
  );
});

test("nothing that a folder could take amiss comes into its name", () => {
  expect(listFileName("orders", ["matching ../../a\\b:c*?\u0000"])).toBe("orders-matching-a-b-c");
  expect(listFileName("orders", ["…"])).toBe("orders");
  expect(listFileName("orders", [`matching ${"x".repeat(500)}`]).length).toBeLessThan(60);
});

test("a file for the accountant is called by its days and its rows", () => {
  const span = { first: "2026-04-06", last: "2027-04-05" };
  expect(spanFileName("costs", span, 12)).toBe("farmgate-costs-2026-04-06-to-2027-04-05-12-rows");
  expect(spanFileName("costs", span, 1)).toBe("farmgate-costs-2026-04-06-to-2027-04-05-1-row");
});
