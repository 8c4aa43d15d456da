import type { CleanHtml } from "#core/rich-text/clean-html.ts";

/** Keeps of HTML what a story may hold: headings, lists, quotes, links, pictures and plain marks. */
export interface HtmlCleaner {
  clean(html: string): Promise<CleanHtml>;
  /** Each of them cleaned. */
  cleanAll(htmls: readonly string[]): Promise<readonly CleanHtml[]>;
  /** What was cleaned when it was stored, as it can be shown: where others may have written to the store it is cleaned again. */
  cleanStored(html: string): Promise<CleanHtml>;
  /** What the HTML reads like, its blocks separated by spaces. */
  textOf(html: string): Promise<string>;
}
