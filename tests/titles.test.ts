import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** A title has fewer letters than these, and fits a line of a report. */
const TOO_LONG = 90;

/** The first argument of a test or a group of tests, also behind `each` and its kin, which are called twice. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

const titlesIn = (code: string): readonly string[] =>
  [...code.matchAll(TITLE)].map(
    ([, ...quoted]) => quoted.find((title) => title !== undefined) ?? "",
  );

const longTitlesIn = (code: string): readonly string[] =>
  titlesIn(code).filter((title) => title.length >= TOO_LONG);

const sources = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`tests/${file}`, "utf8"));

test("no title of a test is longer than a line of a report", () => {
  expect(sources.flatMap(titlesIn).length).toBeGreaterThan(3_500);
  expect(sources.flatMap(longTitlesIn)).toEqual([]);
});

describe("longTitlesIn", () => {
  test.each([
    "test(TITLE, () => {});",
    "it(TITLE, () => {});",
    "describe(TITLE, () => {});",
    "test.describe(TITLE, () => {});",
    "test.skipIf(isSlow())(TITLE, () => {});",
    "test.each([\n  [1, 2],\n])(\n  TITLE,\n  () => {},\n);",
    "describe.each`\n  a | b\n`(TITLE, () => {});",
  ])("finds a title of 90 letters in %j, in each kind of quotes, and none of 89", (code) => {
    for (const quote of [`"`, "'", "`"]) {
      const titled = (letters: number): string =>
        code.replace("TITLE", quote + "a".repeat(letters) + quote);
      expect(longTitlesIn(titled(89))).toEqual([]);
      expect(longTitlesIn(titled(90))).toEqual(["a".repeat(90)]);
    }
  });
});
