import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILES, PAGES, ROOTS, read, spansOf, withoutFences } from "#tests/docs/pages.ts";

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

const anchorsOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => slugOf(heading));

const linksOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);

const leadsSomewhere = (page: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : join(dirname(page), path);
  return existsSync(file) && (anchor === undefined || anchorsOf(read(file)).includes(anchor));
};

const BUILT = ["dist/", "dist-server/", "mail-preview/"];

/** Whether a span names a file or a folder: from the root, or a file by its name alone. */
const isPath = (span: string): boolean =>
  /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/.test(span) &&
  !BUILT.some((folder) => span.startsWith(folder)) &&
  (ROOTS.some((root) => span.startsWith(`${root}/`)) ||
    /^(?!settings\.)[a-z0-9@-]+\.(?:ts|tsx|js|css|svg|sh|service|timer)$/.test(span));

const isThere = (path: string): boolean =>
  path.includes("/") ? existsSync(path) : FILES.some((file) => file.endsWith(`/${path}`));

const deadPaths = (text: string): readonly string[] =>
  spansOf(text)
    .filter(isPath)
    .filter((path) => !isThere(path));

describe("the check of links", () => {
  test("sees a dead link and a dead anchor", () => {
    expect(linksOf("see [a](docs/none.md) and [b](https://a.example)")).toEqual(["docs/none.md"]);
    expect(leadsSomewhere("README.md", "docs/none.md")).toBe(false);
    expect(leadsSomewhere("README.md", "#no-such-heading")).toBe(false);
    expect(leadsSomewhere("docs/reference.md", "../README.md#two-homes")).toBe(true);
  });

  test("sees a dead path and a dead name of a file", () => {
    const text = "`src/none.ts`, `none.ts`, `src/core/cart`, `cart.ts` and `npm run dev`";
    expect(deadPaths(text)).toEqual(["src/none.ts", "none.ts"]);
  });
});

test.each(PAGES)("every link of %s leads somewhere", (page) => {
  expect(linksOf(read(page)).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

test.each(PAGES)("every file and folder that %s names is there", (page) => {
  expect(deadPaths(read(page))).toEqual([]);
});

test.each([
  ["README.md", 10_000],
  ["docs/architecture.md", 10_000],
  ["docs/shop.png", 60_000],
])("%s has at most %i bytes", (page, most) => {
  expect(statSync(page).size).toBeLessThanOrEqual(most);
});

const DECISIONS = FILES.filter((file) => /^docs\/adr\/\d{4}-/.test(file));

test.each(DECISIONS)("%s has its number, a status and the parts of a decision", (file) => {
  const text = read(file);
  const number = Number(file.slice("docs/adr/".length, "docs/adr/0000".length));
  expect(text).toMatch(new RegExp(`^# ${number}\\. .+\n\nStatus: `));
  for (const part of ["Context", "Decision", "Consequences"])
    expect(text).toContain(`\n## ${part}\n`);
});

test("each decision has a number of its own, and they are listed in its order", () => {
  const numbers = DECISIONS.map((file) => file.slice("docs/adr/".length, "docs/adr/0000".length));
  expect(numbers).toEqual([...new Set(numbers)]);
  const index = linksOf(read("docs/adr/README.md")).filter((link) => /^\d{4}-/.test(link));
  expect(index.map((link) => join("docs/adr", link))).toEqual([...DECISIONS].toSorted());
});

test("no source, test or page names a decision that is gone", () => {
  const known = new Set(DECISIONS.map((file) => Number(file.slice(9, 13))));
  const texts = [...FILES.filter((file) => /\.(?:ts|tsx|js|css|grit)$/.test(file)), ...PAGES];
  const named = texts.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? (\d+)\b/gi)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
});
