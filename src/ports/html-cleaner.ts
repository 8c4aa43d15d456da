import type { CleanHtml } from "#core/rich-text/clean-html.ts";

/** Keeps what a story may hold: headings, lists, quotes, links, pictures and plain marks. */
export interface HtmlCleaner {
  clean(html: string): Promise<CleanHtml>;
  cleanAll(htmls: readonly string[]): Promise<readonly CleanHtml[]>;
  /** Stored HTML is clean; where others may write to the store it is cleaned again. */
  cleanStored(html: string): Promise<CleanHtml>;
  textOf(html: string): Promise<string>;
}
