declare const clean: unique symbol;

/** Runs nothing, and loads nothing but pictures. */
export type CleanHtml = string & { readonly [clean]: true };

/** Quoted attributes may hold ">"; cleaned HTML has no comments. */
const TAG = /<(?:"[^"]*"|[^">])*>/g;

export const hasText = (html: CleanHtml): boolean =>
  html.replace(TAG, "").replaceAll("&nbsp;", "").trim() !== "";

export const hasContent = (html: CleanHtml): boolean => hasText(html) || /<img\b/.test(html);
