import { expect, test } from "vitest";
import { read } from "#tests/docs/pages.ts";

const EXCERPT = /^```tsx? (?<file>\S+)\n(?<code>[\s\S]*?)^```/gm;

const excerpts = [...read("README.md").matchAll(EXCERPT)].map(
  ({ groups: { file = "", code = "" } = {} }) => [file, code] as const,
);

/** Whether the parts of an excerpt, between lines of "…", stand in the code in their order. */
const standsIn = (code: string, excerpt: string): boolean => {
  let from = 0;
  return excerpt.split(/^…\n/m).every((part) => {
    const at = code.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
};

test("an excerpt may leave lines out, and may not turn them around", () => {
  expect(standsIn("a\nb\nc\n", "a\n…\nc\n")).toBe(true);
  expect(standsIn("a\nb\nc\n", "a\nc\n")).toBe(false);
  expect(standsIn("a\nb\nc\n", "c\n…\na\n")).toBe(false);
});

test("README.md follows one use case in eight excerpts", () => {
  expect(excerpts).toHaveLength(8);
});

test.each(excerpts)("the excerpt of %s is its code", (file, excerpt) => {
  expect(standsIn(read(file), excerpt)).toBe(true);
});
