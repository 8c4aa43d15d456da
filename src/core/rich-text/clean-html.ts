declare const clean: unique symbol;

/** HTML that can run nothing and load nothing but pictures: safe to put into a page. */
export type CleanHtml = string & { readonly [clean]: true };

/** A tag, with ">" in its quoted attributes; cleaned HTML holds no comments. */
const TAG = /<(?:"[^"]*"|[^">])*>/g;

/** Whether there is anything to read. */
export const hasText = (html: CleanHtml): boolean =>
  html.replace(TAG, "").replaceAll("&nbsp;", "").trim() !== "";
