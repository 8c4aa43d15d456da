/** Escapes JSON so that it can't end a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const addressOf = (origin: string | null, path: string): string | undefined =>
  origin === null ? undefined : `${origin}${path}`;
