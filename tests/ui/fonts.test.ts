import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BASE_LETTERS } from "../../tools/fonts/base-letters.js";

const PAGE = readFileSync("index.html", "utf8");

const codesOf = (range: string): readonly number[] =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

const rangesOf = (file: RegExp): readonly (readonly number[])[] =>
  (PAGE.match(/@font-face \{[^}]*\}/g) ?? [])
    .filter((face) => file.test(face))
    .map((face) =>
      codesOf(/unicode-range: ([^;]*);/.exec(face)?.[1] ?? "").toSorted((a, b) => a - b),
    );

test("a page brings the letters of its fonts that it says, and the others are fetched", () => {
  const base = [...new Set(BASE_LETTERS)].map((letter) => letter.codePointAt(0) ?? 0);
  const sorted = base.toSorted((a, b) => a - b);
  expect(rangesOf(/-base\.woff2/)).toEqual([sorted, sorted]);
  const others = rangesOf(/-latin\.woff2/);
  expect(others).toHaveLength(2);
  for (const codes of others) {
    expect(codes.filter((code) => base.includes(code))).toEqual([]);
    const latin = Array.from({ length: 0x100 - 0x20 }, (_, at) => at + 0x20);
    const printed = latin.filter((code) => code < 0x7f || code > 0xaa);
    expect(printed.filter((code) => !base.includes(code) && !codes.includes(code))).toEqual([]);
  }
});
