declare const clean: unique symbol;

/** HTML that can run nothing and load nothing but pictures: safe to put into a page. */
export type CleanHtml = string & { readonly [clean]: true };
