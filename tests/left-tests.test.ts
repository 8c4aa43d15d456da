import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PARTLY_LEFT, WHOLLY_LEFT } from "../tools/lib/extent.ts";

const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .map((name) => `tests/${name.replaceAll("\\", "/")}`)
  .filter((name) => /\.test\.tsx?$/.test(name));

/** By which a test has fewer stores, or shorter walks, on a day. */
const SHORTER = /\b(?:TEST_STORES|ENGINES|EMPTY_ENGINES|ofThisRun|atLength|isAtFullLength)\b/;

test("what a day leaves out of a test file is run with the rest", () => {
  const shorter = files.filter(
    (file) => !file.endsWith("left-tests.test.ts") && SHORTER.test(readFileSync(file, "utf8")),
  );
  expect(shorter.length).toBeGreaterThan(40);
  expect(shorter.filter((file) => !PARTLY_LEFT.some((place) => file.startsWith(place)))).toEqual(
    [],
  );
});

test("each file that is left out for the rest is there", () => {
  for (const place of [...WHOLLY_LEFT, ...PARTLY_LEFT])
    expect(
      files.filter((file) => file.startsWith(place)),
      place,
    ).not.toEqual([]);
});
