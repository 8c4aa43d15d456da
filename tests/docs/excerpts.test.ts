import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const EXCERPT = /^```tsx? (?<file>\S+)\n(?<code>[\s\S]*?)^```/gm;

const excerpts = [...readFileSync("README.md", "utf8").matchAll(EXCERPT)].map(
  ({ groups: { file = "", code = "" } = {} }) => [file, code] as const,
);

test("README.md follows one use case in eight excerpts", () => {
  expect(excerpts).toHaveLength(8);
});

test.each(excerpts)("the excerpt of %s is its code", (file, code) => {
  expect(readFileSync(file, "utf8")).toContain(code);
});
