import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEYS } from "#adapters/local-storage/keys.ts";

const reference = readFileSync("docs/reference.md", "utf8");

const settings = [
  ...new Set(
    [...readFileSync("src/adapters/node/settings.ts", "utf8").matchAll(/\bread\.([A-Z_]+)/g)].map(
      ([, name = ""]) => name,
    ),
  ),
];

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

test("the reference names every setting of the server", () => {
  expect(settings.length).toBeGreaterThan(8);
  expect(settings.filter((name) => !reference.includes(`\`${name}\``))).toEqual([]);
});

test("the reference names every storage key", () => {
  const keys = Object.values(KEYS);
  expect(keys.filter((key) => !reference.includes(`\`${key}\``))).toEqual([]);
});

test("the reference names every command", () => {
  const isNamed = (name: string): boolean =>
    reference.includes(`npm run ${name}`) || reference.includes(`npm ${name}`);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
