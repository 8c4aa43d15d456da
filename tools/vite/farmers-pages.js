import { Marked } from "marked";
import { adminPaths } from "../../src/core/admin-routes.ts";

const TITLE = /^# (.+)\n+/;
const LIST = "README";

/**
 * As GitHub makes the anchor of a heading.
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

/**
 * Where a link of these pages leads in the shop; null where the shop has no such page.
 * @param {string} href
 */
const addressOf = (href) => {
  if (/^(?:#|https?:)/.test(href)) return href;
  const [, page, anchor = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return page === undefined ? null : adminPaths.help(page === LIST ? anchor : page + anchor);
};

const marked = new Marked({
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // They are pressed, and no part of a sentence.
    tablecell({ header, tokens }) {
      const isOfLinks = tokens.every(({ type, raw }) => type === "link" || raw.trim() === ",");
      return !header && isOfLinks && `<td data-links>${this.parser.parseInline(tokens)}</td>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === null ? words : `<a href="${address}">${words}</a>`;
    },
  },
});

/** @param {string} text */
export const farmersPage = (text) => {
  const [, title = ""] = TITLE.exec(text) ?? [];
  return { title, html: /** @type {string} */ (marked.parse(text.replace(TITLE, ""))) };
};

/**
 * Has a page of docs/farmer imported as its title and its HTML, so that no browser fetches what reads Markdown.
 * @returns {import("vite").Plugin}
 */
export const farmersPages = () => ({
  name: "farmers-pages",
  transform: {
    filter: { id: /\/docs\/farmer\/[\w-]+\.md$/ },
    handler: (text) => {
      const { title, html } = farmersPage(text);
      const code = `export const title = ${JSON.stringify(title)};\nexport const html = ${JSON.stringify(html)};\n`;
      return { code, map: null, moduleType: "js" };
    },
  },
});
