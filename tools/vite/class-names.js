import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const UI = fileURLToPath(new URL("../../src/ui", import.meta.url));
const LETTERS = 26;

/** @param {string} path */
const withSlashes = (path) => path.replaceAll("\\", "/");

const MODULES = readdirSync(UI, { recursive: true, encoding: "utf8" })
  .map(withSlashes)
  .filter((file) => file.endsWith(".module.css"))
  .sort();

/**
 * a, b, … z, ba, bb, …
 * @param {number} number
 * @returns {string}
 */
const lettersOf = (number) =>
  (number < LETTERS ? "" : lettersOf(Math.floor(number / LETTERS))) +
  String.fromCharCode(97 + (number % LETTERS));

/** @type {Map<string, string[]>} */
const known = new Map();

/** @param {string} module */
const classesOf = (module) => {
  const found = known.get(module) ?? [
    ...new Set(readFileSync(`${UI}/${module}`, "utf8").match(/(?<=\.|@keyframes )[a-z][\w-]*/gi)),
  ];
  known.set(module, found);
  return found;
};

/**
 * What a class of a CSS module is called in the pages: a letter or two for its file and a number for the class, the
 * same in each build, and short.
 * @param {string} name
 * @param {string} file
 */
export const classNameOf = (name, file) => {
  const module = withSlashes(relative(UI, file.split("?")[0] ?? file));
  const [place, number] = [MODULES.indexOf(module), classesOf(module).indexOf(name)];
  if (place < 0 || number < 0) throw new Error(`There is no class ${name} in ${file}.`);
  return lettersOf(place) + number;
};

/** How a build treats style sheets. Pico's own are as they are: what Sass has against them is not ours to mend. */
export const STYLES = {
  modules: { generateScopedName: classNameOf },
  preprocessorOptions: { scss: { quietDeps: true } },
};
