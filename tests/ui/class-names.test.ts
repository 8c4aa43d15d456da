import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const UI = "src/ui";

const files = readdirSync(UI, { recursive: true, encoding: "utf8" });
const modules = files.filter((file) => file.endsWith(".module.css")).sort();

const read = (file: string): string => readFileSync(join(UI, file), "utf8");

/** Of each selector: not what libraries call their own parts. */
const classesIn = (module: string): string[] => {
  const selectors = read(module)
    .replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, "")
    .matchAll(/[^{};]+(?=\{)/g);
  return [...selectors].flatMap(([selector]) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${module} ${name}`),
  );
};

const classesUsedIn = (file: string): string[] => {
  const text = read(file);
  return [...text.matchAll(/^import (\w+) from "#ui\/(.*\.module\.css)";$/gm)].flatMap(
    ([, styles, module]) =>
      [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(
        ([, name]) => `${module} ${name}`,
      ),
  );
};

const once = (names: readonly string[]): string[] => [...new Set(names)].sort();

const defined = once(modules.flatMap(classesIn));

test("each class of a module is used, and each that is used is there", () => {
  const used = files.filter((file) => /\.tsx?$/.test(file)).flatMap(classesUsedIn);
  expect(defined.length).toBeGreaterThan(100);
  expect(once(used)).toEqual(defined);
});
