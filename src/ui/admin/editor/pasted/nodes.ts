export const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, dl, hr";

export const textsIn = (element: Element): Text[] => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

export const cutStart = (element: Element, length: number): void => {
  let left = length;
  for (const text of textsIn(element)) {
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
};

export const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes)
    if (attribute === "style") renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};
