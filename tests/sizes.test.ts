import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** At most so many lines, by where a file stands and how its name ends; the first that fits counts. */
const MOST_LINES: readonly (readonly [RegExp, number])[] = [
  [/^src\/.*\.css$/, 250],
  [/^src\/(core|ports)\//, 150],
  [/^src\/(adapters|ui|app)\//, 250],
  [/^tests\//, 400],
];

/** Those that may be longer, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/ui/admin/packing/pack-paper.module.css": "sheets of paper to the millimetre",
};

const isCode = (file: string): boolean => /\.(ts|tsx|css)$/.test(file);

const mostLinesOf = (file: string): number =>
  MOST_LINES.find(([place]) => place.test(file))?.[1] ?? Number.POSITIVE_INFINITY;

const isTooLong = (file: string, code: string): boolean =>
  code.split("\n").length - 1 > mostLinesOf(file);

const files = ["src", "tests"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter(isCode);

const tooLong = files.filter((file) => isTooLong(file, readFileSync(file, "utf8")));

test("no file is longer than reads at one go, but those that say why", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(tooLong.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
});

test("each exception is still needed, and says why", () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !tooLong.includes(file))).toEqual([]);
  for (const why of Object.values(EXCEPTIONS)) expect(why).not.toBe("");
});

describe("isTooLong", () => {
  const lines = (count: number): string => "line\n".repeat(count);

  test.each([
    ["src/core/cart/cart.ts", 150],
    ["src/ports/clock.ts", 150],
    ["src/ui/storefront/home/home-page.tsx", 250],
    ["src/ui/storefront/home/home.module.css", 250],
    ["tests/core/cart/cart.test.ts", 400],
  ])("lets %s have %i lines, and no more", (file, most) => {
    expect(isTooLong(file, lines(most))).toBe(false);
    expect(isTooLong(file, lines(most + 1))).toBe(true);
  });
});
