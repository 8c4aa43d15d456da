import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type AboutText, NO_TEXT } from "#core/profile/farm-texts.ts";
import { hasContent } from "#core/rich-text/clean-html.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

export const readHtml = async (html: string, cleaner: HtmlCleaner): Promise<string> => {
  const clean = await cleaner.clean(html);
  return hasContent(clean) ? clean : NO_TEXT;
};

export const readAbout = async (
  { content }: AboutText,
  cleaner: HtmlCleaner,
): Promise<Pick<FarmProfile, "about">> => ({
  about: { content: await readHtml(content, cleaner) },
});
