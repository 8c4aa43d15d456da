import type { CleanHtml } from "#core/rich-text/clean-html.ts";

const EDGE = /<\/?(?:h[1-6]|p|ul|ol|li|blockquote|br|hr|img)\b(?:"[^"]*"|[^">])*>/gi;

const TAG = /<(?:"[^"]*"|[^">])*>/g;

const SIGNS: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** Cleaned HTML escapes no other signs. */
const readable = (line: string): string =>
  line
    .replace(/&(?:nbsp|lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();

export const firstLineOf = (html: CleanHtml): string =>
  html
    .replace(/\s+/g, " ")
    .replace(EDGE, "\n")
    .replace(TAG, "")
    .split("\n")
    .map(readable)
    .find((line) => line !== "") ?? "";
