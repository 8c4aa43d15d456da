import { buildLists, type Line } from "#ui/admin/editor/pasted/build-lists.ts";
import { isHeading } from "#ui/admin/editor/pasted/headings.ts";
import { readMarker } from "#ui/admin/editor/pasted/marker.ts";
import { numberFormatsOf, stylesOf } from "#ui/admin/editor/pasted/styles.ts";

const LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const GOES_ON = /\bMsoList(?:Paragraph|Continue)/;
const WITHOUT_LISTS = /^\[if !supportLists\]$/;

/** Word writes the sign for browsers without lists between two comments. */
const insteadOfLists = (block: Element): readonly ChildNode[] => {
  const nodes = [...block.childNodes];
  const isComment = (node: Node, text: RegExp): boolean =>
    node.nodeType === Node.COMMENT_NODE && text.test(node.textContent ?? "");
  const from = nodes.findIndex((node) => isComment(node, WITHOUT_LISTS));
  const to = nodes.findIndex((node, at) => at > from && isComment(node, /^\[endif\]$/));
  return from < 0 || to < 0 ? [] : nodes.slice(from, to);
};

const takeSign = (block: Element): string | null => {
  const ignored = [...block.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const signs = ignored.length > 0 ? ignored : insteadOfLists(block);
  const sign = signs
    .filter((node) => node.nodeType !== Node.COMMENT_NODE)
    .map((node) => node.textContent)
    .join("");
  for (const node of signs) node.remove();
  return signs.length > 0 ? sign : null;
};

interface Read {
  readonly styleOf: (element: Element) => string;
  readonly formats: ReadonlyMap<string, string>;
}

const lineOf = (block: Element, { styleOf, formats }: Read): Line | null => {
  const [, list, level = "1"] = LEVEL.exec(styleOf(block)) ?? [];
  const sign = takeSign(block);
  if (isHeading(block)) return null;
  if (list !== undefined || sign !== null)
    return {
      block,
      level: Number(level),
      marker: readMarker(sign ?? "", formats.get(`${list}:level${level}`)),
    };
  const goesOn = GOES_ON.test(block.className) && !/mso-list:/i.test(styleOf(block));
  return goesOn ? { block, level: 0, marker: null } : null;
};

/** Word and Outlook write a list's items as paragraphs that carry its number as text. */
export const readWordLists = (page: Document): void => {
  const read: Read = { styleOf: stylesOf(page), formats: numberFormatsOf(page) };
  const blocks = [...page.body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")];
  buildLists(blocks.flatMap((block) => lineOf(block, read) ?? []));
};
