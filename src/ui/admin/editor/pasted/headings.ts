import { cutStart, rename } from "#ui/admin/editor/pasted/nodes.ts";
import { stylesOf } from "#ui/admin/editor/pasted/styles.ts";

const DEEPEST = 3;
const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

/** Word writes the headings below the sixth as paragraphs. */
const BELOW_THE_SIXTH = /\bMsoHeading[7-9]/;

export const isHeading = (block: Element): boolean =>
  /^h[1-6]$/.test(block.localName) || BELOW_THE_SIXTH.test(block.className);

const levelOf = (block: Element): number => {
  if (block.localName === "p" && block.className.includes("MsoTitle")) return 1;
  if (block.getAttribute("role") === "heading")
    return Number(block.getAttribute("aria-level")) || 2;
  if (isHeading(block)) return DEEPEST;
  return Number(/mso-outline-level:\s*([1-9])/.exec(styleOf(block))?.[1] ?? 0);
};

const makeHeadings = (page: Document): void => {
  for (const block of page.body.querySelectorAll("p, div, h4, h5, h6")) {
    const level = levelOf(block);
    if (level > 0) rename(block, `h${Math.min(level, DEEPEST)}`);
  }
};

const BEFORE_A_TAB = /^\s*\d{1,3}(?:\.\d{1,3})*[.)]?(?:\t|[\s\u00a0]{2,})\s*/;
const NUMBER = /^\s*(\d{1,3}(?:\.\d{1,3})*)[.)]?\s*(?=\D)/;
const GLUED =
  /^\s*(?:\d{1,3}(?:\.\d{1,3})+[.)]?|\d{1,3}[.)])(?=\p{L})|^\s*\d{1,3}(?=\p{Lu}\p{Ll})/u;

const isAfter = (before: string, number: string): boolean => {
  const [first, then] = [before.split("."), number.split(".")];
  const last = Number(then.at(-1));
  if (then.length > first.length) return last === 1 && number.startsWith(`${before}.`);
  const sameStart = then.slice(0, -1).every((part, at) => part === first[at]);
  return sameStart && last === Number(first[then.length - 1]) + 1;
};

const isOutline = (numbers: readonly (string | undefined)[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, at) => {
    const before = numbers[at - 1];
    return number !== undefined && (at === 0 || (before !== undefined && isAfter(before, number)));
  });

const cutNumbers = (page: Document): void => {
  const headings = [...page.body.querySelectorAll("h1, h2, h3")];
  const gluesNumbers = /(?:Libre|Open)Office/.test(generatorOf(page));
  const isNumbered = isOutline(headings.map(({ textContent }) => NUMBER.exec(textContent)?.[1]));
  for (const heading of headings) {
    const text = heading.textContent;
    const found =
      BEFORE_A_TAB.exec(text) ??
      (isNumbered ? NUMBER.exec(text) : null) ??
      (gluesNumbers ? GLUED.exec(text) : null);
    if (found) cutStart(heading, found[0].length);
  }
};

const generatorOf = (page: Document): string =>
  page.querySelector('meta[name="generator" i]')?.getAttribute("content") ?? "";

const sizeIn = (style: string): number => Number(/font:[^;]*?([\d.]+)px/.exec(style)?.[1] ?? 0);

const BY_SIZE = [
  [1.6, 1],
  [1.3, 2],
  [1.1, 3],
] as const;

/** Pages and Notes write headings as paragraphs in larger letters. */
const makeHeadingsBySize = (page: Document): void => {
  const styleOf = stylesOf(page);
  const sized = [...page.body.querySelectorAll("p")].map(
    (block) => [block, sizeIn(styleOf(block))] as const,
  );
  const letters = new Map<number, number>();
  for (const [{ textContent }, size] of sized)
    letters.set(size, (letters.get(size) ?? 0) + textContent.length);
  const [[usual = 0] = []] = [...letters].sort(([, a], [, b]) => b - a);
  for (const [block, size] of sized) {
    const [, level] = BY_SIZE.find(([times]) => usual > 0 && size >= usual * times) ?? [];
    if (level !== undefined && block.textContent.trim() !== "") rename(block, `h${level}`);
  }
};

export const readHeadings = (page: Document): void => {
  makeHeadings(page);
  if (generatorOf(page).includes("Cocoa")) makeHeadingsBySize(page);
  cutNumbers(page);
};
