import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type AboutText, NO_TEXT } from "#core/profile/farm-texts.ts";
import { hasContent } from "#core/rich-text/clean-html.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

export const readHtmls = async (
  htmls: readonly string[],
  cleaner: HtmlCleaner,
): Promise<readonly string[]> => {
  if (htmls.every((html) => html === NO_TEXT)) return htmls;
  const clean = await cleaner.cleanAll(htmls);
  return clean.map((html) => (hasContent(html) ? html : NO_TEXT));
};

export const readAbout = async (
  { content }: AboutText,
  cleaner: HtmlCleaner,
): Promise<Pick<FarmProfile, "about">> => ({
  about: { content: (await readHtmls([content], cleaner))[0] ?? NO_TEXT },
});
