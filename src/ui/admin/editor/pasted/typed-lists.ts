import { buildLists, type Line } from "#ui/admin/editor/pasted/build-lists.ts";
import { type Marker, readMarker } from "#ui/admin/editor/pasted/marker.ts";
import { BLOCKS, cutStart } from "#ui/admin/editor/pasted/nodes.ts";
import { stylesOf } from "#ui/admin/editor/pasted/styles.ts";

interface Sign {
  readonly length: number;
  readonly sign: string;
  readonly isSure: boolean;
}

const GLYPH = /^\s*([•◦▪▫‣⁃●○■□❖➢✓·\uf0b7\uf0a7\uf0d8])\s*/;
const BEFORE_A_TAB =
  /^\s*(\(?(?:\d{1,3}\.)*(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]|[-–—*o§])(?:\t|[\s\u00a0]{2,})\s*/i;
const BEFORE_A_SPACE = /^\s*(\d{1,3}[.)]|[-*])[ \u00a0]/;

const readSign = (text: string): Sign | null => {
  for (const [pattern, isSure] of [
    [GLYPH, true],
    [BEFORE_A_TAB, true],
    [BEFORE_A_SPACE, false],
  ] as const) {
    const [found, sign] = pattern.exec(text) ?? [];
    if (found !== undefined && sign !== undefined) return { length: found.length, sign, isSure };
  }
  return null;
};

const POINTS: Record<string, number> = { pt: 1, px: 0.75, cm: 28.3, mm: 2.83, in: 72 };

/** In points from the margin. */
const indentOf = (style: string): number => {
  const [, size, unit = ""] =
    /margin-left:\s*([\d.]+)(pt|px|cm|mm|in)/.exec(style) ??
    /margin:(?:\s*[\d.]+\w*){3}\s+([\d.]+)(pt|px|cm|mm|in)/.exec(style) ??
    [];
  return Math.round(Number(size ?? 0) * (POINTS[unit] ?? 0));
};

const splitLines = (block: Element): void => {
  const lines: Node[][] = [[]];
  for (const node of [...block.childNodes])
    if (node.nodeName === "BR") lines.push([]);
    else lines.at(-1)?.push(node);
  const signed = lines.filter(
    (nodes) => readSign(nodes.map(({ textContent }) => textContent).join("")) !== null,
  );
  if (signed.length < 2 || block.querySelector(BLOCKS)) return;
  block.replaceWith(
    ...lines.map((nodes) => {
      const line = block.cloneNode() as Element;
      line.append(...nodes);
      return line;
    }),
  );
};

interface Found extends Line {
  readonly marker: Marker;
  readonly sign: Sign;
}

const isNext = (before: Found | undefined, found: Found): boolean =>
  before !== undefined &&
  found.block.previousElementSibling === before.block &&
  before.marker.list === found.marker.list &&
  (found.marker.list === "ul" || found.marker.number === before.marker.number + 1);

/** A program may write a list as text: paragraphs that begin with a dot or a number. */
export const readTypedLists = (page: Document): void => {
  const styleOf = stylesOf(page);
  // PowerPoint's signs touch the text.
  for (const sign of page.querySelectorAll("span[style*='mso-special-format']")) sign.append("\t");
  for (const block of page.body.querySelectorAll("p, div")) splitLines(block);
  const found: Found[] = [];
  for (const block of page.body.querySelectorAll("p, div")) {
    if (block.querySelector(BLOCKS) || block.closest("li, pre")) continue;
    const sign = readSign(block.textContent);
    if (sign)
      found.push({ block, level: indentOf(styleOf(block)), marker: readMarker(sign.sign), sign });
  }
  const lines = found.filter(
    (line, at) => line.sign.isSure || isNext(found[at - 1], line) || isLed(line, found[at + 1]),
  );
  for (const { block, sign } of lines) cutStart(block, sign.length);
  buildLists(lines);
};

const isLed = (line: Found, next: Found | undefined): boolean =>
  next !== undefined && isNext(line, next);
