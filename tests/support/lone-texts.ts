/**
 * Translators, extensions and spelling checkers wrap a page's texts, or put others in their place. React goes on
 * changing and removing the texts that it made, which are in the page no more: the figure stays as it was, or the page
 * fails. A text that is all that its element holds is safe, since React sets the element's content anew (facebook/react
 * 11538). So a text that changes, or comes and goes, has an element of its own, and none stands behind what comes and
 * goes.
 */
const MADE_BY_REACT = "__reactFiber$";
const ROOT_OF_REACT = "__reactContainer$";

const hasKey = (node: Node, start: string): boolean =>
  Object.keys(node).some((key) => key.startsWith(start));

/** Of a text that is all that its element holds React keeps no node. */
const isLooseText = (node: Node | null): node is Text =>
  node instanceof Text && hasKey(node, MADE_BY_REACT);

let found: string[] = [];

const note = (what: string, text: Text, parent: Node | null): void => {
  if (parent instanceof Element && !hasKey(parent, ROOT_OF_REACT))
    found.push(`${what}: “${text.nodeValue}” in ${parent.outerHTML.slice(0, 300)}`);
};

/** Watches what React does to the texts of this window. */
export const watchTexts = ({ Node: { prototype } }: Window & typeof globalThis): void => {
  const { removeChild, insertBefore } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, "nodeValue");
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isLooseText(child)) note("A text left", child, this);
    return removeChild.call(this, child) as T;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isLooseText(before) && hasKey(node, MADE_BY_REACT))
      note("Something came before a text", before, this);
    return insertBefore.call(this, node, before) as T;
  };
  Object.defineProperty(prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (isLooseText(this)) note("A text changed", this, this.parentNode);
      value?.set?.call(this, text);
    },
  });
};

/** Throws if a text that has no element of its own has changed since the last call. */
export const expectLoneTexts = (): void => {
  const texts = [...new Set(found)];
  found = [];
  if (texts.length > 0) throw new Error(texts.slice(0, 5).join("\n"));
};
