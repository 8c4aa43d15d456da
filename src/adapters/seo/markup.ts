/** A text as it stands in a tag's attribute or between tags, of HTML and of XML alike. */
export const escaped = (text: string): string =>
  text.replaceAll("\0", "\ufffd").replace(/[&<>"'\r\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that ends no script, and that is read as a script's text would be. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The address of one of the shop's own paths; undefined where nobody knows the origin. */
export const addressOf = (origin: string | null, path: string): string | undefined =>
  origin === null ? undefined : `${origin}${path}`;
