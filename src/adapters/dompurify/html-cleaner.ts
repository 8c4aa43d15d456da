import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

const BLOCKS = ["h1", "h2", "h3", "p", "blockquote", "ul", "ol", "li"];

/** Allows what the editor's tool bars can write, and no more. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [...BLOCKS, "strong", "em", "u", "s", "a", "img", "br"],
  ALLOWED_ATTR: ["href", "src", "alt", "start", "style", "data-indent"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
  ADD_URI_SAFE_ATTR: ["start", "data-indent"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const ALIGNMENT = /^text-align:\s*(?:left|center|right);?$/;
const INDENT = /^[1-8]$/;

const isKept = (name: string, value: string): boolean => {
  if (name === "style") return ALIGNMENT.test(value.trim());
  if (name === "data-indent") return INDENT.test(value);
  return true;
};

export const dompurifyCleaner = (view: WindowLike & Pick<Window, "document">): HtmlCleaner => {
  const purifier = createDOMPurify(view);
  purifier.addHook("uponSanitizeAttribute", (_element, attribute) => {
    if (!isKept(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  // A picture of the web would tell its host who reads the shop.
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName === "IMG" && !isPicture(element.getAttribute("src") ?? ""))
      element.remove();
  });
  const clean = (html: string): CleanHtml => purifier.sanitize(html, ALLOWED) as CleanHtml;

  return {
    clean: async (html) => clean(html),
    cleanAll: async (htmls) => htmls.map(clean),
    cleanStored: async (html) => clean(html),
    textOf: async (html) => {
      const body = purifier.sanitize(html, { ...ALLOWED, RETURN_DOM: true }) as HTMLElement;
      for (const block of body.querySelectorAll([...BLOCKS, "br"].join())) block.append(" ");
      for (const lineBreak of body.querySelectorAll("br")) lineBreak.replaceWith(" ");
      return (body.textContent ?? "").replace(/\s+/g, " ").trim();
    },
  };
};
