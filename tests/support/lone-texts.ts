/**
 * Translators, password managers and spelling checkers wrap a page's texts and fields, or put others in their place.
 * React goes on changing and removing those that it made, which are where it left them no more: the figure stays as it
 * was, or the page fails. A text that is all that its element holds is safe, since React sets the element's content anew
 * (facebook/react 11538). So a text that changes, or comes and goes, has an element of its own, as a field has that comes
 * and goes, and none of both stands right behind what comes and goes.
 */
const MADE_BY_REACT = "__reactFiber$";
const ROOT_OF_REACT = "__reactContainer$";

const hasKey = (node: Node, start: string): boolean =>
  Object.keys(node).some((key) => key.startsWith(start));

/** Of a text that is all that its element holds React keeps no node. */
const isLoose = (node: Node | null): node is Text | Element =>
  node !== null &&
  /^(#text|INPUT|TEXTAREA|SELECT)$/.test(node.nodeName) &&
  hasKey(node, MADE_BY_REACT);

let found: string[] = [];

const note = (what: string, node: Text | Element, parent: Node | null): void => {
  if (parent instanceof Element && !hasKey(parent, ROOT_OF_REACT))
    found.push(
      `${what}: ${node.nodeName} “${node.nodeValue}” in ${parent.outerHTML.slice(0, 300)}`,
    );
};

/** Watches what React does to the texts and fields of this window. */
export const watchTexts = ({ Node: { prototype } }: Window & typeof globalThis): void => {
  const { removeChild, insertBefore } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, "nodeValue");
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isLoose(child)) note("It left", child, this);
    return removeChild.call(this, child) as T;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isLoose(before) && hasKey(node, MADE_BY_REACT))
      note("Something came before it", before, this);
    return insertBefore.call(this, node, before) as T;
  };
  Object.defineProperty(prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (isLoose(this)) note("It changed", this, this.parentNode);
      value?.set?.call(this, text);
    },
  });
};

/** Throws if a text or field that has no element of its own has changed since the last call. */
export const expectLoneTexts = (): void => {
  const texts = [...new Set(found)];
  found = [];
  if (texts.length > 0) throw new Error(texts.slice(0, 5).join("\n"));
};
