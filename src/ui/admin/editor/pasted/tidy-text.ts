import { BLOCKS, textsIn } from "#ui/admin/editor/pasted/nodes.ts";

const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*(?:comment|field-begin|field-end)/i;

export const removeHidden = (page: Document): void => {
  for (const element of page.body.querySelectorAll("[style], [hidden]"))
    if (element.hasAttribute("hidden") || HIDDEN.test(element.getAttribute("style") ?? ""))
      element.remove();
};

const keepsLines = (text: Text): boolean =>
  /white-space:\s*(?:pre|break-spaces)/.test(
    text.parentElement?.closest("[style*='white-space'], pre")?.getAttribute("style") ??
      (text.parentElement?.closest("pre") ? "white-space: pre" : ""),
  );

const breakLines = (text: Text): void => {
  const [first = "", ...others] = text.data.split("\n");
  const parts: (Node | string)[] = [first];
  for (const line of others) parts.push(text.ownerDocument.createElement("br"), line);
  text.replaceWith(...parts);
};

/** A hard space alone may be meant, as in "10 kg"; beside another it is layout. */
const oneSpace = (data: string): string =>
  data.replace(/[\s\u00a0]{2,}|[\t\n\r]/g, " ").replace(/^\u00a0$/, " ");

const isWhite = (data: string): boolean => /^[\s\u00a0]*$/.test(data);

const joinSpaces = (block: Element): void => {
  const texts = textsIn(block).filter(
    (text) => text.parentElement?.closest(BLOCKS) === block && text.data !== "",
  );
  let endsWhite = true;
  for (const text of texts) {
    if (endsWhite) text.data = text.data.replace(/^[\s\u00a0]+/, "");
    if (text.data !== "") endsWhite = /[\s\u00a0]$/.test(text.data);
  }
  for (const text of texts.reverse()) {
    text.data = text.data.replace(/[\s\u00a0]+$/, "");
    if (text.data !== "") break;
  }
};

const KEPT = "img, table";

const isBlock = (node: Node): boolean =>
  node instanceof Element &&
  (node.matches(`body, ${BLOCKS}`) || node.querySelector(BLOCKS) !== null);

const isWhiteNode = (node: Node): boolean =>
  isWhite(node.textContent ?? "") &&
  !isBlock(node) &&
  !(node instanceof Element && (node.matches(KEPT) || node.querySelector(KEPT)));

type Side = "previousSibling" | "nextSibling";

const isAtEdge = (node: Node, side: Side): boolean => {
  let next = node[side];
  while (next !== null && isWhiteNode(next)) next = next[side];
  if (next !== null) return isBlock(next);
  const parent = node.parentElement;
  return parent === null || isBlock(parent) || isAtEdge(parent, side);
};

const isEmpty = (block: Element): boolean =>
  isWhite(block.textContent) && block.querySelector(KEPT) === null;

const tidySpaces = (page: Document): void => {
  for (const tab of page.body.querySelectorAll("[style*='mso-tab-count']")) tab.replaceWith(" ");
  for (const text of textsIn(page.body).filter(keepsLines)) breakLines(text);
  for (const element of page.body.querySelectorAll<HTMLElement>("[style*='white-space']"))
    element.style.whiteSpace = "";
  for (const text of textsIn(page.body)) text.data = oneSpace(text.data);
};

export const tidyText = (page: Document): void => {
  tidySpaces(page);
  for (const lineBreak of [...page.querySelectorAll("br")].reverse())
    if (isAtEdge(lineBreak, "nextSibling")) lineBreak.remove();
  const blocks = [...page.body.querySelectorAll(BLOCKS)];
  for (const block of blocks) joinSpaces(block);
  for (const block of blocks.reverse().filter(isEmpty)) block.remove();
};
