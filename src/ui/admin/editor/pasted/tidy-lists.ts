import { rename } from "#ui/admin/editor/pasted/nodes.ts";

const LISTS = "ul, ol";

const nest = (list: Element): void => {
  const parent = list.parentElement;
  if (!parent?.matches(LISTS)) return;
  const before = list.previousElementSibling;
  if (before?.localName === "li") before.append(list);
  else if (parent.children.length === 1) parent.replaceWith(list);
  else list.replaceWith(...list.childNodes);
};

const takeStart = (list: Element): void => {
  for (const counted of [list, ...list.children]) counted.removeAttribute("style");
  list.removeAttribute("type");
  const value = Number(list.firstElementChild?.getAttribute("value") ?? Number.NaN);
  if (Number.isInteger(value)) list.setAttribute("start", String(value));
};

/** A numbered heading that was written as a list's item is a heading. */
const liftHeading = (item: Element): void => {
  const list = item.parentElement;
  const first = item.firstElementChild;
  if (!list?.matches(LISTS) || !first || !/^h[1-3]$/.test(first.localName)) return;
  if (!item.textContent.trim().startsWith(first.textContent.trim())) return;
  const rest = list.cloneNode() as Element;
  const following = [...list.children].slice([...list.children].indexOf(item) + 1);
  rest.append(...following);
  list.after(...item.childNodes, rest);
  item.remove();
  for (const part of [list, rest]) if (part.children.length === 0) part.remove();
};

export const tidyLists = (page: Document): void => {
  for (const list of page.querySelectorAll("menu, dir, div[role='list']")) rename(list, "ul");
  for (const item of page.querySelectorAll("ul > div[role='listitem']")) rename(item, "li");
  for (const list of page.querySelectorAll(LISTS)) nest(list);
  for (const list of page.querySelectorAll("ol")) takeStart(list);
  for (const item of page.querySelectorAll("li")) liftHeading(item);
};
