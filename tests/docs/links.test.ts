import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "tools/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .map((file) => join("docs", file))
    .filter((file) => file.endsWith(".md")),
].filter((file) => existsSync(file));

const read = (file: string): string => readFileSync(file, "utf8");

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replaceAll(" ", "-");

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => slugOf(heading));

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, "");

const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);

const isThere = (page: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : join(dirname(page), path);
  return existsSync(file) && (anchor === undefined || anchorsOf(read(file)).includes(anchor));
};

/** Code spans that name a file or a folder of the project. */
const pathsOf = (text: string): string[] =>
  [
    ...withoutCode(text).matchAll(/`((?:src|tests|tools|scripts|deploy|docs)\/[^`\s*<>{}…:]+)`/g),
  ].map(([, path = ""]) => path);

const SELF = "docs/none.md";

test("the check of links sees a dead link, a dead anchor and a dead path", () => {
  expect(isThere("README.md", SELF)).toBe(false);
  expect(isThere("README.md", "#no-such-heading")).toBe(false);
  expect(pathsOf("see `src/none.ts`").filter((path) => existsSync(path))).toEqual([]);
});

test.each(pages)("each link of %s leads somewhere", (page) => {
  expect(linksOf(read(page)).filter((link) => !isThere(page, link))).toEqual([]);
});

test.each(pages)("each path that %s names is there", (page) => {
  expect(pathsOf(read(page)).filter((path) => !existsSync(path))).toEqual([]);
});

test("README.md has at most 10 kB", () => {
  expect(statSync("README.md").size).toBeLessThanOrEqual(10_000);
});
