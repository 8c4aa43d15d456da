import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PAGES = readdirSync("src/ui", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("src/ui", file));

const INPUT = /<input\b[\s\S]*?\/>/g;

const radiosIn = (code: string): readonly string[] =>
  (code.match(INPUT) ?? []).filter((input) => input.includes('type="radio"'));

const invalidIn = (code: string): readonly string[] =>
  radiosIn(code).filter((radio) => radio.includes("aria-invalid"));

test("a radio is never marked invalid: its group is", () => {
  const codes = PAGES.map((file) => readFileSync(file, "utf8"));
  expect(codes.flatMap(invalidIn)).toEqual([]);
  // Otherwise nothing was looked at.
  expect(codes.flatMap(radiosIn).length).toBeGreaterThan(3);
});

test("a radio that is marked invalid is found", () => {
  const radio = '<input type="radio" onChange={() => a()} aria-invalid={isMissing} />';
  expect(invalidIn(`<label>${radio} One</label>`)).toHaveLength(1);
  expect(invalidIn('<input type="text" aria-invalid /><input type="radio" />')).toEqual([]);
});
