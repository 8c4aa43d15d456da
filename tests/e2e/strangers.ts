import type { Browser, Page } from "@playwright/test";
import { followCalls } from "#tests/e2e/calls.ts";
import type { Twins } from "#tests/e2e/twins.ts";
import { isAtFullLength } from "../../tools/lib/extent.ts";

/** Of either shop. */
export const EVERY_PAGE = [
  "/",
  "/checkout",
  "/my-orders",
  "/our-chickens",
  "/contact",
  "/about",
  "/how-to-find-us",
  "/terms",
  "/privacy",
  "/order/success",
  "/order/cancel",
  "/nowhere",
  "/admin",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/week",
  "/admin/packing",
  "/admin/count",
  "/admin/eggs",
  "/admin/customers",
  "/admin/customers/c1",
  "/admin/pricing",
  "/admin/posts",
  "/admin/posts/new",
  "/admin/flocks",
  "/admin/flocks/1",
  "/admin/splash",
  "/admin/backup",
  "/admin/export",
  "/admin/settings",
] as const;

export const MOST_CONTROLS = isAtFullLength ? 25 : 10;

/**
 * What translators, password managers, dark modes and spelling checkers do to a page, and to whatever comes later:
 * - each text is taken out, and another of the same words stands in its place within two elements;
 * - each field has an element before it and one after it, and is moved into a wrapper unless it is typed in;
 * - each element has a style of theirs.
 */
const letStrangersIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const THEIRS = "data-stranger";
    const UNTOUCHED =
      "script, style, noscript, textarea, option, title, svg, [contenteditable=true]";
    const FIELDS = "input, textarea, select";

    const theirs = (name: string): HTMLElement => {
      const element = document.createElement(name);
      element.setAttribute(THEIRS, "");
      return element;
    };

    const wrapText = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest(`${UNTOUCHED}, font[${THEIRS}]`)) return;
      const [outer, inner] = [theirs("font"), theirs("font")];
      inner.append(document.createTextNode(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    };

    const touchField = (field: Element): void => {
      if (field.hasAttribute(THEIRS)) return;
      field.setAttribute(THEIRS, "field");
      field.before(theirs("i"));
      field.after(theirs("i"));
      if (document.activeElement === field) return;
      const wrapper = theirs("span");
      wrapper.style.display = "contents";
      field.replaceWith(wrapper);
      wrapper.append(field);
    };

    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };

    const touchElement = (element: Element): void => {
      if (element.matches(FIELDS)) touchField(element);
      if (element instanceof HTMLElement && !element.parentElement?.isContentEditable)
        element.style.setProperty("--stranger", "1");
    };

    const touchAll = (root: Element): void => {
      textsIn(root).forEach(wrapText);
      [root, ...root.querySelectorAll("*")].forEach(touchElement);
    };

    const touch = (root: Node): void => {
      if (root instanceof Text) wrapText(root);
      else if (root instanceof Element && !root.hasAttribute(THEIRS)) touchAll(root);
    };

    const watch = (): void => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) touch(node);
      }).observe(document.body, { childList: true, subtree: true });
      touch(document.body);
    };
    addEventListener("load", watch);
  });

/** The same page in two browsers: strangers are let into the first. */
export const twinsIn = async (
  browser: Browser,
  open: (page: Page, at: 0 | 1) => Promise<void>,
): Promise<Twins> => {
  const [touched, alone] = await Promise.all([browser.newPage(), browser.newPage()]);
  const settled = [touched, alone].map(followCalls);
  await letStrangersIn(touched);
  await Promise.all([open(touched, 0), open(alone, 1)]);
  return {
    touched,
    alone,
    settled: async () => void (await Promise.all(settled.map((isSettled) => isSettled()))),
  };
};
