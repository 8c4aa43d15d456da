import { buildLists, type Line } from "#ui/admin/editor/pasted/build-lists.ts";
import { readMarker } from "#ui/admin/editor/pasted/marker.ts";

const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

/** The formats of numbers by list and level, as Word's style sheet has them: "l0:level2" → "alpha-lower". */
const readFormats = (page: Document): ReadonlyMap<string, string> => {
  const sheets = [...page.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
  const rules = sheets.matchAll(/@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/g);
  return new Map(
    [...rules].map(([, level = "", rule = ""]) => [
      level,
      /mso-level-number-format:\s*([\w-]+)/.exec(rule)?.[1] ?? "",
    ]),
  );
};

const LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const HEADING = /^h[1-6]$/;
const GOES_ON = /\bMsoList(?:Paragraph|Continue)/;

/** Takes the sign that Word wrote as text, such as "1." or a dot, and says which it was. */
const takeSign = (block: Element): string => {
  const signs = [...block.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*Ignore/i.test(styleOf(span)),
  );
  const sign = signs.map((span) => span.textContent).join("");
  for (const span of signs) span.remove();
  return sign;
};

const lineOf = (block: Element, formats: ReadonlyMap<string, string>): Line | null => {
  const style = styleOf(block);
  const [, list, level] = LEVEL.exec(style) ?? [];
  if (list === undefined) {
    const goesOn = GOES_ON.test(block.className) && !/mso-list:/i.test(style);
    return goesOn ? { block, level: 0, marker: null } : null;
  }
  const sign = takeSign(block);
  if (HEADING.test(block.localName)) return null;
  const marker = readMarker(sign, formats.get(`${list}:level${level}`));
  return { block, level: Number(level), marker };
};

/** Word and Outlook write a list's items as paragraphs that carry its number as text. */
export const readWordLists = (page: Document): void => {
  const formats = readFormats(page);
  const blocks = [...page.body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, div")];
  buildLists(blocks.flatMap((block) => lineOf(block, formats) ?? []));
};
