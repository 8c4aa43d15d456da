declare const clean: unique symbol;

/** HTML that can run nothing and load nothing but pictures. */
export type CleanHtml = string & { readonly [clean]: true };

/** Quoted attributes may hold ">"; cleaned HTML has no comments. */
const TAG = /<(?:"[^"]*"|[^">])*>/g;

export const hasText = (html: CleanHtml): boolean =>
  html.replace(TAG, "").replaceAll("&nbsp;", "").trim() !== "";

/** Whether anybody sees anything of it. */
export const hasContent = (html: CleanHtml): boolean => hasText(html) || /<img\b/.test(html);
