import type { CleanHtml } from "#core/rich-text/clean-html.ts";

/** Where a line of text ends: at the edges of blocks, at breaks and at pictures. */
const EDGE = /<\/?(?:h[1-6]|p|ul|ol|li|blockquote|br|hr|img)\b(?:"[^"]*"|[^">])*>/gi;

/** What stands within a line. */
const TAG = /<(?:"[^"]*"|[^">])*>/g;

const SIGNS: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** A line as it is read: cleaned HTML writes no other signs in words. */
const readable = (line: string): string =>
  line
    .replace(/&(?:nbsp|lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();

/** The first words that stand on a line of their own, such as a heading; nothing where there are none. */
export const firstLineOf = (html: CleanHtml): string =>
  html
    .replace(/\s+/g, " ")
    .replace(EDGE, "\n")
    .replace(TAG, "")
    .split("\n")
    .map(readable)
    .find((line) => line !== "") ?? "";
